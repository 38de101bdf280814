import { useQuery } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { useUser } from '@/api/session';
import { weeklyCountQuery } from '../api/get-weekly-count';
import { Button } from '@/components/ui/controls/button';
import { Card } from '@/components/ui/layout/card';
import type { ArticleRequest } from '../api/generate-article';
import { tellFault } from '../faults';
import { OwnPersona } from '../fields/own-persona';
import { PromptField } from '../fields/prompt-field';
import { ChoiceField } from '@/components/editing/fields';
import { useKeptForm } from '@/components/editing/use-kept-form';
import type { Options } from '../use-options';
import { articleLimitFault } from '../weekly-limit-faults';
import { articleFault, articleRequest, type ArticleFields } from './article-rules';
import { IdeaBrief } from './idea-brief';
import { useIdea } from './use-idea';

interface SingleArticleCardProps extends Options {
  pending: boolean;
  onGenerate: (request: ArticleRequest) => void;
}

const empty: ArticleFields = { category: '', persona: '', customPrompt: '' };

/** The form for one article, which may carry out a topic idea. */
export function SingleArticleCard({ personas, categories, pending, onGenerate }: SingleArticleCardProps) {
  const user = useUser();
  const isAuthor = user.role === 'author';
  const { data: week } = useQuery({ ...weeklyCountQuery, enabled: isAuthor });
  const form = useKeptForm('article', empty);
  const idea = useIdea(categories, (category) => form.setValue('category', category));
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
          {isAuthor ? (
            <OwnPersona personas={personas} />
          ) : (
            <ChoiceField name="persona" label="Persona" options={personas} />
          )}
          <PromptField
            placeholder={
              idea.id === undefined
                ? 'Leave it empty, and the article finds its own subject.'
                : 'Anything the idea leaves out. Its title, angle, relevance and sources are included.'
            }
          />
          <Button
            type="submit"
            variant="primary"
            icon={<PenLine />}
            pending={pending && 'Generating article'}
          >
            Generate Article
          </Button>
        </form>
      </FormProvider>
    </Card>
  );
}
