import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aBatch, anIdea, deskWithIdeas } from '@/testing/ideas';
import { aUser, renderApp } from '@/testing/render-app';

const POST_WEEKLY = 'POST /api/topic-generator/generate-weekly';
const POST_CUSTOM = 'POST /api/topic-generator/generate-custom';

const visit = (routes: Parameters<typeof serve>[0]) =>
  renderApp('/topic-generator', aUser(), { ...deskWithIdeas([], []), ...routes });

const keyOf = (call: SeenRequest | undefined) => call?.headers.get('idempotency-key');

const five = [5, 4, 3, 2, 1].map((number) => anIdea({ number, type: 'weekly', title: `Idea ${number}` }));
const batch = aBatch('b-1', five);

/** Answers `route` when told to, and remembers the calls. */
function later(body: object) {
  const calls: SeenRequest[] = [];
  let give: () => void = () => undefined;
  const coming = new Promise<Response>((resolve) => (give = () => resolve(answer(201, body))));
  return {
    calls,
    give: () => give(),
    route: (request: SeenRequest) => {
      calls.push(request);
      return coming;
    },
  };
}

describe('the weekly batch, asked for by hand', () => {
  it('names the zone of the schedule where it is not New York’s', async () => {
    visit({});
    expect(await screen.findByText(/on Mondays at 1 PM EST, or now/)).toBeVisible();
    cleanup();
    visit({
      'GET /api/settings': {
        brandName: 'Provenance',
        hashtags: [],
        insightsUrl: '/insights',
        demo: false,
        research: false,
        timeZone: 'Europe/Zurich',
      },
    });
    expect(await screen.findByText(/on Mondays at 1 PM Zurich time, or now/)).toBeVisible();
  });

  it('is sent once however often the button is pressed, tells its stages, and shows what came', async () => {
    const sources = fakeEventSources();
    const { calls, give, route } = later({ batch });
    const { person } = visit({ [POST_WEEKLY]: route });
    await person.dblClick(await screen.findByRole('button', { name: 'Generate Weekly Batch Now' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toBeUndefined();
    expect(screen.getByRole('button', { name: /^Generating.../ })).toHaveAttribute('aria-disabled', 'true');
    act(() => sources.at(-1)?.tells('progress', { work: keyOf(calls[0]), stage: 'revising' }));
    expect(await screen.findByText(/too close to earlier ones/)).toBeVisible();
    serve(deskWithIdeas(five, []));
    give();
    expect(await screen.findByText('Generated 5 new topic ideas')).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Idea 5' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('is waited for again after a reload, under the same key', async () => {
    const { calls, route } = later({ batch });
    const first = visit({ [POST_WEEKLY]: route });
    await first.person.click(await screen.findByRole('button', { name: 'Generate Weekly Batch Now' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    first.unmount();
    const again = later({ batch });
    again.give();
    visit({ [POST_WEEKLY]: again.route });
    expect(await screen.findByText('Generated 5 new topic ideas')).toBeVisible();
    expect(keyOf(again.calls[0])).toBe(keyOf(calls[0]));
  });

  it('says in the words of the house that there is none, and beside the button why', async () => {
    const detail = 'The model is rate limited.';
    const { person } = visit({ [POST_WEEKLY]: answer(502, { detail }) });
    const button = await screen.findByRole('button', { name: 'Generate Weekly Batch Now' });
    await person.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('Failed to generate weekly batch. Please try again.');
    expect(screen.getByText(detail)).toBeVisible();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('is told neither made nor failed when the connection was lost', async () => {
    const { person } = visit({ [POST_WEEKLY]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await person.click(await screen.findByRole('button', { name: 'Generate Weekly Batch Now' }));
    expect(await screen.findByText(/^The connection was lost/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a custom idea', () => {
  const open = async (routes: Parameters<typeof serve>[0]) => {
    const { person, ...rest } = visit(routes);
    const form = within(await screen.findByRole('form', { name: 'Custom Idea' }));
    return { ...rest, person, form, field: form.getByRole('textbox', { name: 'Custom prompt' }) };
  };

  it('is a trending one as long as nothing is written', async () => {
    const { calls, give, route } = later({ idea: anIdea({ title: 'The slab premium' }) });
    const { person, form, field } = await open({ [POST_CUSTOM]: route });
    expect(field).toHaveAttribute('rows', '3');
    await person.type(field, '   ');
    await person.dblClick(form.getByRole('button', { name: 'Generate Trending Topic' }));
    give();
    expect(await screen.findByText('Generated custom idea: The slab premium')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{}]);
  });

  it('is one on what was written, trimmed, which the field then forgets', async () => {
    const { calls, give, route } = later({ idea: anIdea() });
    const { person, form, field } = await open({ [POST_CUSTOM]: route });
    await person.type(field, ' graded comics ');
    await person.click(form.getByRole('button', { name: 'Generate Custom Idea' }));
    await waitFor(() => expect(calls[0]?.body).toEqual({ prompt: 'graded comics' }));
    give();
    await waitFor(() => expect(field).toHaveValue(''));
    expect(form.getByRole('button', { name: 'Generate Trending Topic' })).toBeVisible();
  });

  it('keeps what was written when there is none, and asks again under the same key', async () => {
    const calls: SeenRequest[] = [];
    const { person, form, field } = await open({
      [POST_CUSTOM]: (request) => {
        calls.push(request);
        return answer(504, { detail: 'The model did not answer in time.' });
      },
    });
    await person.type(field, 'graded comics');
    await person.keyboard('{Control>}{Enter}{/Control}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to generate custom idea. Please try again.');
    expect(field).toHaveValue('graded comics');
    await person.click(form.getByRole('button', { name: 'Generate Custom Idea' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(keyOf(calls[1])).toBe(keyOf(calls[0]));
  });

  it('refuses what is too long, and cuts nothing', async () => {
    const { person, form, field } = await open({});
    await person.click(field);
    await person.paste('x'.repeat(4_001));
    await person.click(form.getByRole('button', { name: 'Generate Custom Idea' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('at most 4,000 characters');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
  });

  it('is kept for the next visit while it is being written', async () => {
    const { person, field, unmount } = await open({});
    await person.type(field, 'spring sales');
    unmount();
    const next = await open({});
    expect(next.field).toHaveValue('spring sales');
  });
});

it('shows what another has asked for as soon as the server tells', async () => {
  const sources = fakeEventSources();
  visit({});
  await screen.findByText('No ideas yet');
  serve(deskWithIdeas([], [anIdea()]));
  act(() => sources.at(-1)?.tells('change', { topics: ['topics'] }));
  expect(await screen.findByRole('article', { name: 'The crate between two policies' })).toBeVisible();
});
