import { useState } from 'react';
import { useUser } from '@/api/session';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { When } from '@/components/ui/text/when';
import { noArticle } from '../articles-search';
import { forgetText, keptTexts } from './kept-texts';

const MOST_SHOWN = 3;

/** Over the lists: texts that this browser has kept for the user, so that nobody has to remember where they were. */
export function UnsavedTexts() {
  const user = useUser();
  const [texts, setTexts] = useState(() => keptTexts(user.id));
  return texts.slice(0, MOST_SHOWN).map((text) => (
    <Bar
      key={text.session}
      actions={
        <>
          <ButtonLink
            to="/articles"
            search={(search) => ({ ...search, ...noArticle, article: text.articleId })}
            resetScroll={false}
            size="small"
          >
            Open
          </ButtonLink>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              forgetText(user.id, text);
              setTexts((kept) => kept.filter((other) => other !== text));
            }}
          >
            Discard
          </Button>
        </>
      }
    >
      Unsaved text of “{text.title}” from <When at={text.at} />.
    </Bar>
  ));
}
