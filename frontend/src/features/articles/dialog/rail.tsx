import { useQueryClient } from '@tanstack/react-query';
import { Download, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCategoryColors } from '@/features/categories/contract';
import { HowItWasWritten } from '@/features/generations/contract';
import { useFormField } from '@/components/editing/fields';
import { useUser } from '@/api/session';
import { EvidenceLink } from '@/components/evidence-link';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/text-input';
import { CategoryName } from '@/components/ui/graphics/category-swatch';
import { RadioCards } from '@/components/ui/controls/radio-cards';
import { When } from '@/components/ui/text/when';
import { tellLoadFailure, type Article, packageQuery } from '../api/get-article';
import { downloadArticle, type DownloadFormat } from '../export/download-article';
import type { ArticleText } from './article-text';
import { Packages } from '../promotion/packages';
import { Reviews } from '../promotion/reviews';
import { LineagePanel } from '../lineage/lineage-panel';
import { Facts } from './facts';
import { Media } from './media';
import { Provenance } from './provenance';
import { RuleReport } from './rule-report';

interface RailProps {
  /** As it is saved. */
  article: Article;
  /** As it is on screen. */
  text: ArticleText;
  unsaved: boolean;
  /** Who saved the revision on screen; undefined until that is known. */
  savedBy: string | undefined;
  /** What the checks find in the text on screen. */
  findings: ReactNode;
  /** What is said at a promotion that is not saved yet. */
  statement: string;
  onStatement: (statement: string) => void;
}

const statuses = [
  { value: 'draft', label: 'Draft', note: 'Only the desk sees it.' },
  { value: 'promoted', label: 'Promoted to a site builder', note: 'Unlocks header images and captions.' },
] as const;

/** What belongs to an article beside its text. */
export function Rail({ article, text, unsaved, savedBy, findings, statement, onStatement }: RailProps) {
  const { field: status } = useFormField('status');
  return (
    <>
      <RailSection title="Status">
        <RadioCards label="Status" options={statuses} value={text.status} onChange={status.onChange} />
        {text.status === 'promoted' && article.status === 'draft' && (
          <Statement statement={statement} onStatement={onStatement} />
        )}
      </RailSection>
      <Attested article={article} unsaved={unsaved} />
      {article.status === 'promoted' && (
        <RailSection title="Images and captions">
          <Media article={article} />
        </RailSection>
      )}
      <RailSection title="Findings">{findings}</RailSection>
      <RailSection title="Editorial rules">
        <RuleReport report={article.ruleReport} />
      </RailSection>
      <RailSection title="Article">
        <ArticleFacts article={article} savedBy={savedBy} />
        <ButtonLink
          to="/articles"
          search={(search) => ({ ...search, view: 'history' })}
          resetScroll={false}
          size="small"
          icon={<History />}
          className="mt-3 w-full"
        >
          History
        </ButtonLink>
      </RailSection>
      <RailSection title="What comes from what">
        <LineagePanel id={article.id} />
      </RailSection>
      <RailSection title="Provenance">
        <Provenance article={article} />
        {article.generationId !== null && <HowItWasWritten generationId={article.generationId} />}
      </RailSection>
      <Downloads article={article} text={text} />
    </>
  );
}

/** What people put on record: reviews, and what was promoted. */
function Attested({ article, unsaved }: Pick<RailProps, 'article' | 'unsaved'>) {
  return (
    <>
      <RailSection title="Review">
        <Reviews article={article} unsaved={unsaved} />
      </RailSection>
      {article.package !== null && (
        <RailSection title="Packages">
          <Packages id={article.id} />
        </RailSection>
      )}
    </>
  );
}

function Statement({ statement, onStatement }: Pick<RailProps, 'statement' | 'onStatement'>) {
  return (
    <div className="mt-4">
      <Field label="Statement" optional hint="Stays with what is promoted.">
        <Textarea
          rows={2}
          maxLength={1_000}
          value={statement}
          onChange={(event) => onStatement(event.target.value)}
        />
      </Field>
    </div>
  );
}

function RailSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-5 py-5 last:border-b-0 max-md:px-4">
      <h2 className="mb-2 text-small text-ink-2">{title}</h2>
      {children}
    </section>
  );
}

function ArticleFacts({ article, savedBy }: Pick<RailProps, 'article' | 'savedBy'>) {
  const colorOf = useCategoryColors();
  return (
    <Facts
      facts={[
        ['Persona', article.persona],
        [
          'Category',
          <CategoryName key="category" name={article.category} color={colorOf(article.categoryId)} />,
        ],
        ['Generated', <When key="generated" at={article.timestamp} />],
        ['Revision', savedBy === undefined ? article.revision : `${article.revision}, by ${savedBy}`],
      ]}
    />
  );
}

function Downloads({ article, text }: Pick<RailProps, 'article' | 'text'>) {
  const { role } = useUser();
  const queryClient = useQueryClient();
  const { id, package: number, changedSincePromotion } = article;
  const downloadPromoted = (format: DownloadFormat) => {
    queryClient
      .fetchQuery(packageQuery(id, number ?? 0))
      .then(({ title, content }) => downloadArticle({ ...article, title, content }, format))
      .catch(tellLoadFailure);
  };
  return (
    <RailSection title="Download">
      {changedSincePromotion && (
        <FormatButtons what={`As promoted, package ${number}`} onDownload={downloadPromoted} />
      )}
      <FormatButtons
        what={changedSincePromotion ? 'Present text' : number === null ? '' : `Package ${number}`}
        onDownload={(format) => void downloadArticle({ ...article, ...text }, format)}
      />
      {role === 'admin' && (
        <div className="mt-4">
          <EvidenceLink href={`/api/articles/drafts/${article.id}/evidence`} />
        </div>
      )}
    </RailSection>
  );
}

interface FormatButtonsProps {
  /** Which text; empty when there is only one. */
  what: string;
  onDownload: (format: DownloadFormat) => void;
}

function FormatButtons({ what, onDownload }: FormatButtonsProps) {
  return (
    <div className="mt-3 first-of-type:mt-0">
      {what && <p className="mb-1.5 text-small text-ink-2">{what}</p>}
      <div className="flex gap-2">
        {(['md', 'html'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            icon={<Download />}
            aria-label={`Download .${format}${what.startsWith('As promoted') ? ' as promoted' : ''}`}
            onClick={() => onDownload(format)}
          >
            .{format}
          </Button>
        ))}
      </div>
    </div>
  );
}
