import { exactDurationInWords } from '@/components/ui/text/durations';
import { count } from '@/components/ui/text/numbers';
import type { Article } from '../api/get-article';
import { Facts } from './facts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isGone } from '@/api/api-error';
import { ideaQuery } from '@/features/topics/contract';

/** Who or what wrote a text. */
export function writerOf({ provider, model }: Pick<Article['provenance'], 'provider' | 'model'>): string {
  return provider === 'demo' ? 'Demo writer' : model;
}

/** Where the first text of an article came from: model, prompt, and the persona and rules as they stood then. */
export function Provenance({ article, wide = false }: { article: Article; wide?: boolean }) {
  const { provenance } = article;
  const { promptHash, tokens, revisedFor, customPrompt, ideaId } = provenance;
  return (
    <>
      <Facts
        wide={wide}
        facts={[
          ['Provider', provenance.provider === 'demo' ? 'Demo writer' : provenance.provider],
          ['Model', provenance.model],
          ['Prompt version', provenance.promptVersion],
          [
            'Prompt hash',
            <code key="hash" title={promptHash} className="font-mono text-micro">
              {promptHash.slice(0, 12)}
            </code>,
          ],
          ['Persona', `${article.persona}, r${provenance.personaRevision}`],
          ['Editorial rules', `r${provenance.rulesRevision}`],
          ['Tokens', tokens ? `${count(tokens.input)} in, ${count(tokens.output)} out` : 'Not counted'],
          ['Time', exactDurationInWords(provenance.durationMs)],
          ...(ideaId === null ? [] : [['Topic idea', <IdeaFact key="idea" id={ideaId} />] as const]),
        ]}
      />
      {revisedFor.length > 0 && <Passage title="Revised once for" text={revisedFor.join('. ')} />}
      {customPrompt !== null && <Passage title="Custom prompt" text={customPrompt} />}
    </>
  );
}

function Passage({ title, text }: { title: string; text: string }) {
  return (
    <div className="mt-2.5 text-small">
      <p className="text-ink-3">{title}</p>
      <p className="mt-0.5 whitespace-pre-wrap">{text}</p>
    </div>
  );
}

/** The topic idea that an article carries out. */
function IdeaFact({ id }: { id: string }) {
  const { data: idea, error } = useQuery(ideaQuery(id));
  if (isGone(error)) return 'No longer listed';
  return (
    <Link to="/topic-generator" className="text-link">
      {idea ? `No. ${idea.number}` : error ? 'See the ideas' : 'Loading...'}
    </Link>
  );
}
