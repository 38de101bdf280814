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
import type { Article } from '../api/get-article';
import { downloadArticle, downloadFormats, type DownloadFormat } from '../export/download-article';
import { MarkdownTargetChoice } from '../export/markdown-target-choice';
import { Packages } from '../promotion/packages';
import { Sites } from '../promotion/sites';
import { Reviews } from '../promotion/reviews';
import { Signed, UnsignedDownload } from '../promotion/signed';
import { LineagePanel } from '../lineage/lineage-panel';
import { Facts } from '../context/facts';
import type { ArticleEditing } from './use-article-editing';
import { Provenance } from '../context/provenance';
import { RuleReport } from './rule-report';
import { SummaryField } from './summary-field';
import { Link } from '@tanstack/react-router';
import { counted } from '@/components/ui/text/numbers';

interface RailProps {
  /** The saved article. */
  article: Article;
  editing: ArticleEditing;
  /** The name of the person who saved the revision on screen; undefined until it is known. */
  savedBy: string | undefined;
  /** The list of findings in the text on screen. */
  children: ReactNode;
}

const statuses = [
  { value: 'draft', label: 'Draft', note: 'Only the desk sees it.' },
  { value: 'promoted', label: 'Promoted to a site builder', note: 'Unlocks header images and captions.' },
] as const;

const elsewhere = {
  value: 'elsewhere',
  label: 'Published elsewhere',
  note: 'As it was imported.',
} as const;

/** Everything that belongs to an article besides its text. */
export function Rail({ article, editing, savedBy, children }: RailProps) {
  const { field: status } = useFormField('status');
  const { values: text, statement, setStatement } = editing;
  return (
    <>
      <RailSection title="Status">
        <RadioCards
          label="Status"
          options={article.status === 'elsewhere' ? [elsewhere, ...statuses] : statuses}
          value={text.status}
          onChange={status.onChange}
        />
        {text.status === 'promoted' && article.status !== 'promoted' && (
          <Field label="Statement" optional hint="Stays with what is promoted." className="mt-4">
            <Textarea
              rows={2}
              maxLength={1_000}
              value={statement}
              onChange={(event) => setStatement(event.target.value)}
            />
          </Field>
        )}
      </RailSection>
      <RailSection title="Search and feeds">
        <SummaryField />
      </RailSection>
      <RailSection title="Review">
        <Reviews article={article} unsaved={editing.edits !== undefined} />
      </RailSection>
      <Promoted article={article} />
      <Media article={article} />
      <RailSection title="Findings">{children}</RailSection>
      <RailSection title="Editorial rules">
        <RuleReport report={article.ruleReport} />
      </RailSection>
      <ArticleFacts article={article} savedBy={savedBy} />
      <RailSection title="What comes from what">
        <LineagePanel id={article.id} />
      </RailSection>
      <RailSection title="Provenance">
        <Provenance article={article} />
        {article.generationId !== null && <HowItWasWritten generationId={article.generationId} />}
      </RailSection>
      <Downloads article={article} unsaved={editing.edits !== undefined} />
    </>
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

/**
 * Shows the packages of an article, the sites they went to, and how they are signed. Renders nothing before the first
 * promotion.
 */
function Promoted({ article }: { article: Article }) {
  if (article.package === null) return null;
  return (
    <>
      <RailSection title="Packages">
        <Packages id={article.id} />
      </RailSection>
      {article.sites.length > 0 && (
        <RailSection title="Sites">
          <Sites sites={article.sites} />
        </RailSection>
      )}
      <RailSection title="Content Credentials">
        <Signed article={article} number={article.package} />
      </RailSection>
    </>
  );
}

function ArticleFacts({ article, savedBy }: Pick<RailProps, 'article' | 'savedBy'>) {
  const colorOf = useCategoryColors();
  const { persona, category, categoryId, timestamp, revision, importedFrom } = article;
  return (
    <RailSection title="Article">
      <Facts
        facts={[
          ['Persona', persona || '–'],
          ['Category', <CategoryName key="category" name={category} color={colorOf(categoryId)} />],
          [importedFrom ? 'Written' : 'Generated', <When key="written" at={timestamp} />],
          ['Revision', savedBy === undefined ? revision : `${revision}, by ${savedBy}`],
        ]}
      />
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
  );
}

function Downloads({ article, unsaved }: { article: Article; unsaved: boolean }) {
  const { role } = useUser();
  const { id, package: number, changedSincePromotion } = article;
  const present = changedSincePromotion ? 'Present text' : number === null ? '' : `Package ${number}`;
  return (
    <RailSection title="Download">
      <MarkdownTargetChoice />
      {changedSincePromotion && number !== null && <UnsignedDownload article={article} number={number} />}
      {changedSincePromotion && (
        <FormatButtons
          what={`As promoted, package ${number}`}
          onDownload={(format) => void downloadArticle(id, format, 'promoted')}
        />
      )}
      <FormatButtons
        what={unsaved ? 'As last saved' : present}
        onDownload={(format) => void downloadArticle(id, format)}
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
  /** The name of the text in the labels; empty when there is only one text. */
  what: string;
  onDownload: (format: DownloadFormat) => void;
}

function FormatButtons({ what, onDownload }: FormatButtonsProps) {
  return (
    <div className="mt-3 first-of-type:mt-0">
      {what && <p className="mb-1.5 text-small text-ink-2">{what}</p>}
      <div className="flex gap-2">
        {downloadFormats.map((format) => (
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

/**
 * Shows the images and captions of a promoted article, with links to the pages that make them. Before a promotion, only
 * imported articles have images.
 */
function Media({ article: { id, status, headerImages, socialCaptions } }: { article: Article }) {
  const search = { article: id };
  if (status !== 'promoted' && headerImages.length === 0) return null;
  return (
    <RailSection title="Images and captions">
      {headerImages.length > 0 && (
        <div className="mb-2.5 grid grid-cols-3 gap-1.5 last:mb-0">
          {headerImages.map((image) => (
            <img
              key={image.id}
              src={image.thumbnailUrl}
              width={640}
              height={360}
              alt={image.title}
              loading="lazy"
              className="aspect-video rounded-bar bg-sunken object-cover text-micro text-ink-3"
            />
          ))}
        </div>
      )}
      {status === 'promoted' && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-small">
          <Link to="/image-generator" search={search} className="text-link">
            {counted(headerImages.length, 'header image')}
          </Link>
          <Link to="/social-generator" search={search} className="text-link">
            {counted(socialCaptions.length, 'caption')}
          </Link>
        </p>
      )}
    </RailSection>
  );
}
