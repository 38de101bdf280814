import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { FormProvider, useWatch, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/api/api-error';
import { useUser } from '@/api/session';
import { settingsQuery } from '@/api/settings';
import { weeklyCountQuery, articleLimitFault } from '../api/get-weekly-count';
import { Button } from '@/components/ui/controls/button';
import { Switch } from '@/components/ui/controls/switch';
import { Card } from '@/components/ui/layout/card';
import type { ArticleRequest } from '../api/generate-article';
import { missing, tellFault, promptFault, promptOf, type Fault } from '../domain/faults';
import { PromptField } from '../fields/prompt-field';
import { ChoiceField, useFormField } from '@/components/editing/fields';
import { useKeptForm } from '@/components/editing/use-kept-form';
import { SourcesField } from '../sources/sources-field';
import { withProblems, askedSources, sourcesIn, waitsForWord } from '../domain/source-values';
import type { Options } from '../api/use-options';
import { IdeaBrief, useIdea } from './idea-brief';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';

interface SingleArticleCardProps extends Options {
  pending: boolean;
  /** The error of the last request; null if it was not refused. */
  error: Error | null;
  onGenerate: (request: ArticleRequest) => void;
}

const withoutIdea = 'Leave it empty, and the article finds its own subject.';
const withIdea = 'Anything the idea leaves out. Its title, angle, relevance and sources are included.';

const empty: ArticleFields = {
  category: '',
  persona: '',
  customPrompt: '',
  sources: '',
  outlineFirst: '',
  research: 'yes',
};

/** The form for one article, which may carry out an idea. */
export function SingleArticleCard(props: SingleArticleCardProps) {
  const { personas, categories, pending, error, onGenerate } = props;
  const user = useUser();
  const isAuthor = user.role === 'author';
  const { data: week } = useQuery({ ...weeklyCountQuery, enabled: isAuthor });
  const form = useKeptForm('article', empty);
  const idea = useIdea(categories, (category) => form.setValue('category', category));
  const outlineFirst = useWatch({ control: form.control, name: 'outlineFirst' }) !== '';
  useProblems(form, error);
  const submit = (typed: ArticleFields) => {
    const fields = isAuthor ? { ...typed, persona: user.assignedPersona ?? '' } : typed;
    const fault = articleFault(fields, { personas, categories }) ?? articleLimitFault(week);
    if (fault) tellFault(fault, form.setError);
    else onGenerate(articleRequest(fields, idea.id));
  };
  return (
    <Card title="Single Article">
      <FormProvider {...form}>
        <form
          noValidate
          aria-label="Single Article"
          className="grid gap-5"
          onSubmit={form.handleSubmit(submit)}
        >
          <IdeaBrief {...idea} />
          <ChoiceField name="category" label="Category" options={categories} />
          <PersonaField personas={personas} />
          <PromptField placeholder={idea.id === undefined ? withoutIdea : withIdea} />
          <SourcesField suggested={idea.idea?.researchSources ?? []} />
          <LookUpFirst />
          <OutlineFirst />
          <Button
            type="submit"
            variant="primary"
            icon={<PenLine />}
            pending={pending && 'Generating article'}
          >
            {outlineFirst ? 'Make the Outline' : 'Generate Article'}
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}

/** Shows at each source why the server couldn't read it. */
function useProblems({ getValues, setValue }: UseFormReturn<ArticleFields>, error: Error | null): void {
  const show = useEffectEvent(({ errors }: ApiError) =>
    setValue('sources', withProblems(getValues('sources'), errors)),
  );
  useEffect(() => {
    if (error instanceof ApiError) show(error);
  }, [error]);
}

function OutlineFirst() {
  const { field } = useFormField('outlineFirst');
  return (
    <Switch
      label="Outline first"
      note="You see and change the outline before anything is written."
      checked={field.value !== ''}
      onChange={(on) => field.onChange(on ? 'yes' : '')}
    />
  );
}

/**
 * A switch that is on by default. Once a person gives sources, it is off unless they switch it on. It is hidden where
 * nothing would be looked up.
 */
function LookUpFirst() {
  const { data } = useQuery(settingsQuery);
  const { field } = useFormField('research');
  const { field: sources } = useFormField('sources');
  const { field: outlineFirst } = useFormField('outlineFirst');
  if (!data?.research || (data.pipeline === 'single' && outlineFirst.value === '')) return null;
  const given = sourcesIn(sources.value as string).length > 0;
  return (
    <Switch
      label="Look things up first"
      note={
        given
          ? 'Off unless you switch it on: the article rests on your sources.'
          : 'Questions are looked up on the sites of the research sources, and the article names what was read.'
      }
      checked={field.value === 'always' || (field.value === 'yes' && !given)}
      onChange={(on) => field.onChange(on ? 'always' : '')}
    />
  );
}

/** A choice of persona for administrators. An author's persona is fixed, and only administrators can change it. */
function PersonaField({ personas }: Pick<Options, 'personas'>) {
  const { role, assignedPersona } = useUser();
  if (role !== 'author') return <ChoiceField name="persona" label="Persona" options={personas} />;
  return (
    <Field label="Persona" hint="Your assigned persona">
      <TextInput readOnly value={personas.find(({ value }) => value === assignedPersona)?.label ?? ''} />
    </Field>
  );
}

type ArticleFields = {
  category: string;
  /** The id of the persona. Administrators choose it; an author's is fixed. */
  persona: string;
  customPrompt: string;
  /** The sources as one text, as `keptSources` gives them. */
  sources: string;
  /** Whether an outline is wanted: `yes`, or empty for no. */
  outlineFirst: string;
  /** When to look things up: `yes` unless there are sources, `always` even with sources, or empty for never. */
  research: string;
};

/** Returns the first fault of the filled-in form. A choice that no longer exists counts as none. */
function articleFault(
  { category, persona, customPrompt, sources }: ArticleFields,
  { categories, personas }: Options,
): Fault<keyof ArticleFields> | undefined {
  if (!categories.some(({ value }) => value === category)) {
    return missing('category', 'Please select a category to generate an article');
  }
  if (!personas.some(({ value }) => value === persona)) {
    return missing('persona', 'Please select a persona to generate an article');
  }
  if (sourcesIn(sources).some(waitsForWord)) {
    const description = 'A source couldn’t be read. Remove it, or go on without it.';
    return { field: 'sources', title: 'Unreadable Source', description };
  }
  return promptFault(customPrompt);
}

/** @param ideaId the id of the idea that the article carries out */
function articleRequest(
  { category, persona, customPrompt, sources, outlineFirst, research }: ArticleFields,
  ideaId: string | undefined,
): ArticleRequest {
  return {
    categoryId: category,
    personaId: persona,
    ...promptOf(customPrompt),
    ...(ideaId !== undefined && { ideaId }),
    ...askedSources(sources),
    ...(outlineFirst !== '' && { outlineFirst: true }),
    ...(research !== 'yes' && { research: research === 'always' }),
  };
}
