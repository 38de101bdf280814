import { exactDurationInWords } from '@/components/ui/text/durations';
import { count } from '@/components/ui/text/numbers';
import type { Article } from '../api/get-article';
import { When } from '@/components/ui/text/when';
import { Facts } from './facts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isGone } from '@/api/api-error';
import { ideaQuery } from '@/features/topics/contract';

/** The provenance of an article that says who or what wrote its text. */
type Written = NonNullable<Article['provenance']>;

export function writerOf({ provider, model }: Pick<Written, 'provider' | 'model'>): string {
  return provider === 'demo' ? 'Demo writer' : model;
}

interface ProvenanceProps {
  article: Article;
  wide?: boolean;
}

/**
 * Shows where the first text of an article came from: the archive, or a model and a prompt, with the persona and rules
 * as they stood.
 */
export function Provenance({ article, wide = false }: ProvenanceProps) {
  const { provenance, importedFrom } = article;
  if (importedFrom) return <Archive importedFrom={importedFrom} wide={wide} />;
  return provenance && <OfModel article={article} provenance={provenance} wide={wide} />;
}

function Archive({
  importedFrom: { author, site, publishedAt, modifiedAt, url },
  wide,
}: {
  importedFrom: NonNullable<Article['importedFrom']>;
  wide: boolean;
}) {
  const day = (at: string | null) => (at === null ? 'Not told' : <When key={at} at={at} />);
  return (
    <Facts
      wide={wide}
      facts={[
        [
          'Imported from',
          url === null ? (
            site
          ) : (
            <a key="url" href={url} className="text-link">
              {site}
            </a>
          ),
        ],
        ['Author there', author ?? 'Not told'],
        ['Published', publishedAt === null ? 'Never' : day(publishedAt)],
        ['Changed there', day(modifiedAt)],
      ]}
    />
  );
}

function OfModel({ article, provenance, wide }: Required<ProvenanceProps> & { provenance: Written }) {
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

/** Links to the idea that an article carries out. */
function IdeaFact({ id }: { id: string }) {
  const { data: idea, error } = useQuery(ideaQuery(id));
  if (isGone(error)) return 'No longer listed';
  return (
    <Link to="/topic-generator" className="text-link">
      {idea ? `No. ${idea.number}` : error ? 'See the ideas' : 'Loading...'}
    </Link>
  );
}
