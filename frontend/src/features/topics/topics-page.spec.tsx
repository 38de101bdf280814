import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within, cleanup } from '@testing-library/react';
import { findQuestion } from '@/testing/dialogs';
import { fakeEventSources } from '@/testing/event-source';
import { answer, serve, type SeenRequest } from '@/testing/fetch-stand-in';
import { aBatch, anIdea, deskWithIdeas, listed, sourcesNamed } from '@/testing/ideas';
import { aUser, renderApp } from '@/testing/render-app';

const weekly = [
  anIdea({ number: 4, type: 'weekly', title: 'A cask is not a bottle' }),
  anIdea({ number: 2, type: 'weekly', title: 'Who still winds the clocks?' }),
];
const custom = [anIdea({ number: 3 })];

const visit = (routes: Parameters<typeof serve>[0] = {}) =>
  renderApp('/topic-generator', aUser(), { ...deskWithIdeas(weekly, custom), ...routes });

const entry = async (title: string) => within(await screen.findByRole('article', { name: title }));

describe('the list of ideas', () => {
  it('tells all of them, newest first, under their total', async () => {
    visit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Topic Generator' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Generated Ideas 3' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'A cask is not a bottle',
      'The crate between two policies',
      'Who still winds the clocks?',
    ]);
  });

  it('tells of each where it comes from and what it is about', async () => {
    visit({
      'GET /api/topic-generator/custom': listed([anIdea({ number: 3, prompt: 'Comics on the move' })], 1),
    });
    const idea = await entry('The crate between two policies');
    for (const text of [
      'Custom',
      'Follow one shipment from a flat to a freeport.',
      'Cross-border moves rise before year end.',
      'Sports Memorabilia',
    ]) {
      expect(idea.getByText(text)).toBeVisible();
    }
    expect(idea.getByText(/^Proposed by/)).toHaveTextContent(
      'Proposed by a-model, asked for “Comics on the move”',
    );
    // Text in the other direction must not change the sentence around it.
    expect(idea.getByText('Comics on the move').tagName).toBe('BDI');
    expect(idea.getByText(/^Nov 20, 2026, \d+:51/)).toHaveAttribute('datetime', '2026-11-20T14:51:00.000Z');
    expect((await entry('A cask is not a bottle')).getByText('Weekly Batch')).toBeVisible();
  });

  it('shows what to check beside an idea, and what the latest batch is short of', async () => {
    const idea = anIdea({ type: 'weekly', marks: ['Like “Old clocks”.'] });
    const batches = listed([aBatch('b-1', [idea], [{ reason: 'One title twice.' }])], 1);
    visit({ ...deskWithIdeas([], []), 'GET /api/topic-generator/weekly': batches });
    expect((await entry(idea.title)).getByText('Like “Old clocks”.')).toBeVisible();
    expect(screen.getByText('One title twice.')).toBeVisible();
  });

  it('says of a demo idea that it is one', async () => {
    const idea = anIdea();
    const demo = { ...idea, provenance: { ...idea.provenance, provider: 'demo' } };
    visit({ 'GET /api/topic-generator/custom': listed([demo], 1) });
    expect(await screen.findByText('Proposed by the demo writer')).toBeVisible();
  });

  it('shows five sources and, when asked, the others', async () => {
    const many = anIdea({ sources: sourcesNamed(6) });
    const { person } = visit(deskWithIdeas([], [many]));
    const idea = await entry(many.title);
    expect(idea.getByRole('link', { name: 'Hodinkee' })).toHaveAttribute('href', 'https://sources.example/4');
    expect(idea.queryByText('WatchPro')).not.toBeInTheDocument();
    await person.click(idea.getByRole('button', { name: '+1 more' }));
    expect(idea.getByText('WatchPro')).toBeVisible();
    expect(idea.getByText('WatchPro')).toHaveFocus();
    expect(idea.queryByText(/more$/)).not.toBeInTheDocument();
  });

  it('lists all sources in a tooltip, for keys too', async () => {
    const many = anIdea({ sources: sourcesNamed(6) });
    visit(deskWithIdeas([], [many]));
    const idea = await entry(many.title);
    act(() => idea.getByRole('button', { name: 'All research sources' }).focus());
    const tooltip = await screen.findByRole('tooltip');
    for (const name of sourcesNamed(6)) expect(tooltip).toHaveTextContent(name);
  });

  it('keeps the tooltip while the page scrolls to what has the focus, and no longer', async () => {
    visit(deskWithIdeas([], [anIdea()]));
    const button = (await entry('The crate between two policies')).getByRole('button', {
      name: 'All research sources',
    });
    act(() => button.focus());
    await screen.findByRole('tooltip');
    fireEvent.scroll(document);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    act(() => button.blur());
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('leads to the articles that were written from an idea', async () => {
    visit(deskWithIdeas([], [anIdea({ articles: [{ id: 'a-7', title: 'Two policies, one crate' }] })]));
    expect(await screen.findByRole('link', { name: 'Two policies, one crate' })).toHaveAttribute(
      'href',
      '/articles?article=a-7',
    );
  });

  it('says what to do while there is none', async () => {
    visit(deskWithIdeas([], []));
    expect(await screen.findByText('No ideas yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Generated Ideas 0' })).toBeVisible();
  });

  it('is read again after a failure', async () => {
    let broken = true;
    const { person } = visit({
      'GET /api/topic-generator/weekly': () =>
        broken ? new Response('{"detail":"The records cannot be reached."}', { status: 503 }) : listed([], 0),
    });
    expect(await screen.findByText('503: The records cannot be reached.')).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'The crate between two policies' })).toBeVisible();
  });

  it('comes on screen step by step, and from the server page by page', async () => {
    const all = Array.from({ length: 45 }, (_, index) =>
      anIdea({
        number: 45 - index,
        title: `Idea ${45 - index}`,
        createdAt: new Date(Date.UTC(2026, 10, 20, -index)).toISOString(),
      }),
    );
    const asked: SeenRequest[] = [];
    const { person } = visit({
      ...deskWithIdeas([anIdea({ number: 0, type: 'weekly', title: 'The very first' })], []),
      'GET /api/topic-generator/custom': (request) => {
        asked.push(request);
        const before = new URL(request.path, 'http://desk').searchParams.get('before');
        const older = all.filter(({ createdAt }) => before === null || createdAt < before);
        return listed(older.slice(0, 30), all.length);
      },
    });
    expect(await screen.findByText('20 of 46')).toBeVisible();
    expect(asked).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('40 of 46')).toBeVisible();
    expect(asked).toHaveLength(2);
    // The first idea of the other list was known all along, but not what came between.
    expect(screen.queryByText('The very first')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('The very first')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });
});

describe('an idea', () => {
  it('is copied as a prompt', async () => {
    const { person } = visit();
    await person.click(
      (await entry('The crate between two policies')).getByRole('button', { name: 'Copy Prompt' }),
    );
    expect(await screen.findByText('Copied!')).toBeVisible();
    const prompt = await navigator.clipboard.readText();
    for (const part of [
      'Title: The crate between two policies',
      'Writing angle: Follow one shipment from a flat to a freeport.',
      'relevance: Cross-border moves rise before year end.',
      'Research sources: Heritage Auctions',
      'Categories: Comics, Sports Memorabilia',
      'Target audience: collectors and investors',
      'Article length: 800-1000 words',
    ]) {
      expect(prompt).toContain(part);
    }
  });

  it('tells the console alone when the clipboard refuses', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { person } = visit();
    const copy = (await entry('The crate between two policies')).getByRole('button', { name: 'Copy Prompt' });
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await person.click(copy);
    await waitFor(() => expect(told).toHaveBeenCalled());
    expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    told.mockRestore();
  });

  it('is deleted once the question has been answered', async () => {
    const deleted: SeenRequest[] = [];
    const { person } = visit({
      'DELETE /api/topic-generator/idea/i-3': (request) => {
        deleted.push(request);
        serve(deskWithIdeas(weekly, []));
        return { success: true };
      },
    });
    await person.click(
      (await entry('The crate between two policies')).getByRole('button', { name: 'Delete' }),
    );
    const question = await findQuestion();
    expect(question).toHaveTextContent(
      'Are you sure you want to delete "The crate between two policies"? This action cannot be undone.',
    );
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await person.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('article', { name: 'The crate between two policies' })).not.toBeInTheDocument();
    expect(deleted).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves the list when it was gone before, and no failure and no deletion is announced', async () => {
    const { person } = visit({
      'DELETE /api/topic-generator/idea/i-3': () => {
        serve(deskWithIdeas(weekly, []));
        return answer(404, { detail: 'Idea not found.' });
      },
    });
    const name = 'The crate between two policies';
    await person.click((await entry(name)).getByRole('button', { name: 'Delete' }));
    await person.click(within(await findQuestion()).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByText('Deleted!')).not.toBeInTheDocument();
  });

  it('stays when it could not be deleted', async () => {
    const { person } = visit({
      'DELETE /api/topic-generator/idea/i-3': new Response('', { status: 503 }),
    });
    await person.click(
      (await entry('The crate between two policies')).getByRole('button', { name: 'Delete' }),
    );
    await person.click(within(await findQuestion()).getByRole('button', { name: 'Delete' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('Failed to delete idea. Please try again.');
    expect(await screen.findByRole('article', { name: 'The crate between two policies' })).toBeVisible();
  });
});

const POST_WEEKLY = 'POST /api/topic-generator/generate-weekly';
const POST_CUSTOM = 'POST /api/topic-generator/generate-custom';

const visitEmpty = (routes: Parameters<typeof serve>[0]) =>
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
    visitEmpty({});
    expect(await screen.findByText(/on Mondays at 1 PM EST, or now/)).toBeVisible();
    cleanup();
    visitEmpty({
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
    const { person } = visitEmpty({ [POST_WEEKLY]: route });
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
    const first = visitEmpty({ [POST_WEEKLY]: route });
    await first.person.click(await screen.findByRole('button', { name: 'Generate Weekly Batch Now' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    first.unmount();
    const again = later({ batch });
    again.give();
    visitEmpty({ [POST_WEEKLY]: again.route });
    expect(await screen.findByText('Generated 5 new topic ideas')).toBeVisible();
    expect(keyOf(again.calls[0])).toBe(keyOf(calls[0]));
  });

  it('says in the words of the house that there is none, and beside the button why', async () => {
    const detail = 'The model is rate limited.';
    const { person } = visitEmpty({ [POST_WEEKLY]: answer(502, { detail }) });
    const button = await screen.findByRole('button', { name: 'Generate Weekly Batch Now' });
    await person.click(button);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error');
    expect(alert).toHaveTextContent('Failed to generate weekly batch. Please try again.');
    expect(screen.getByText(detail)).toBeVisible();
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  it('is told neither made nor failed when the connection was lost', async () => {
    const { person } = visitEmpty({
      [POST_WEEKLY]: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await person.click(await screen.findByRole('button', { name: 'Generate Weekly Batch Now' }));
    expect(await screen.findByText(/^The connection was lost/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a custom idea', () => {
  const open = async (routes: Parameters<typeof serve>[0]) => {
    const { person, ...rest } = visitEmpty(routes);
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
  visitEmpty({});
  await screen.findByText('No ideas yet');
  serve(deskWithIdeas([], [anIdea()]));
  act(() => sources.at(-1)?.tells('change', { topics: ['topics'] }));
  expect(await screen.findByRole('article', { name: 'The crate between two policies' })).toBeVisible();
});
