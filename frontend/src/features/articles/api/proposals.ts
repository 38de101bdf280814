import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf, ifMatch } from '@/api/client';
import { useIdempotencyKeys } from '@/api/idempotency';
import { readAgain } from '@/api/query-client';
import type { components } from '@/api/schema.gen';
import { tellFailure } from '@/components/ui/feedback/toast-store';
import { articleOf, articleQuery, draftLists, showArticle, type Article } from './get-article';

export type Proposal = components['schemas']['Proposal'];
export type Wish = components['schemas']['OfferProposalBody'];
type Choice = components['schemas']['AcceptProposalBody'];
type Rejection = components['schemas']['RejectProposalBody'];

/** Reads the proposals for an article, newest first. Those that wait for a decision are among the first. */
export const proposalsQuery = (id: string) =>
  queryOptions({
    queryKey: [...articleQuery(id).queryKey, 'proposals'],
    queryFn: async ({ signal }) => {
      const params = { path: { id } };
      return (await bodyOf(api.GET('/api/articles/drafts/{id}/proposals', { params, signal }))).proposals;
    },
  });

const telling = (title: string) => (error: unknown) =>
  tellFailure(title, error, 'The proposal could not be changed');

/** Has a model propose a change. */
export function useOfferProposal(id: string) {
  const queryClient = useQueryClient();
  const keys = useIdempotencyKeys();
  return useMutation({
    mutationFn: async (wish: Wish) => {
      const request = { params: { path: { id } }, body: wish, headers: keys.headersFor({ id, wish }) };
      return (await bodyOf(api.POST('/api/articles/drafts/{id}/proposals', request))).proposal;
    },
    onSuccess: (proposal) => {
      keys.spent();
      const { queryKey } = proposalsQuery(id);
      queryClient.setQueryData(queryKey, (known: Proposal[] = []) => [proposal, ...known]);
    },
    onError: telling('No Proposal'),
  });
}

/** Accepts a proposal, whole or in part. @param onAccepted called with the article before it is shown */
export function useAcceptProposal(id: string, onAccepted: (article: Article) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ proposalId, revision, ...choice }: Choice & { proposalId: string; revision: number }) => {
      const request = { params: { path: { id, proposalId } }, body: choice, headers: ifMatch(revision) };
      return articleOf(api.POST('/api/articles/drafts/{id}/proposals/{proposalId}/accept', request));
    },
    onSuccess: async (article) => {
      onAccepted(article);
      await showArticle(queryClient, article);
      readAgain(queryClient, [...articleQuery(id).queryKey, 'history'], draftLists);
    },
    onError: telling('Not Accepted'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: proposalsQuery(id).queryKey }),
  });
}

/** Rejects a proposal, or some of its changes. */
export function useRejectProposal(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ proposalId, ...choice }: Rejection & { proposalId: string }) => {
      const request = { params: { path: { id, proposalId } }, body: choice };
      return bodyOf(api.POST('/api/articles/drafts/{id}/proposals/{proposalId}/reject', request));
    },
    onError: telling('Not Rejected'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: proposalsQuery(id).queryKey }),
  });
}

/** The kinds of proposals, as their buttons name them. */
export const kindNames: Record<Proposal['kind'], string> = {
  shorten: 'Shorten',
  plainer: 'Plainer',
  voice: 'In the persona’s voice',
  mend: 'Mend the finding',
  title: 'Another title',
  own: 'In your own words',
};
