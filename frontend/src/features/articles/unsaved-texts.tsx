import { useState } from 'react';
import { useUser } from '@/api/session';
import { forgetKept, KeptEdits, keptThings } from '@/components/editing/kept-edits';
import { Bar } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { When } from '@/components/ui/text/when';
import { noArticle } from './domain/articles-search';
import { emptyText, statementForm } from './domain/article-text';

const MOST_SHOWN = 3;

/** The unsaved texts of a user that this browser keeps, the latest first. */
function keptTexts(userId: string) {
  return keptThings(`${userId}:article`)
    .flatMap((id) => {
      const kept = new KeptEdits(`${userId}:article:${id}`, emptyText);
      const forget = (session: string) => {
        kept.forget(session);
        if (kept.read().length === 0) forgetKept(statementForm(id), userId);
      };
      return kept.read().map((text) => ({ ...text, id, forget: () => forget(text.session) }));
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

/** Lists above the articles the unsaved texts that this browser has kept for the user. */
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
            search={(search) => ({ ...search, ...noArticle, article: text.id })}
            resetScroll={false}
            size="small"
          >
            Open
          </ButtonLink>
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              text.forget();
              setTexts((kept) => kept.filter((other) => other !== text));
            }}
          >
            Discard
          </Button>
        </>
      }
    >
      Unsaved text of “{text.values.title}” from <When at={text.at} />.
    </Bar>
  ));
}
