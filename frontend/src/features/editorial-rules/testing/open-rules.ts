import { screen } from '@testing-library/react';
import { serve } from '@/testing/fetch-stand-in';
import { aUser, renderApp } from '@/testing/render-app';
import { change, revised, rules } from './rules';

export const saved = { success: true, message: 'Saved.', changes: { created: 0, updated: 1, removed: 0 } };

/** Opens the page with a server that has the rules at revision 4, or that answers as `routes` say. */
export async function openRules(routes: Parameters<typeof serve>[0] = {}, path = '/editorial-rules') {
  const all = {
    'GET /api/config/editorial-rules': ({ path: asked }: { path: string }) => {
      const revision = /revision=(\d)/.exec(asked)?.[1];
      return revision === '3'
        ? revised({ ...rules, do: ['Name the source'] }, 3)
        : revised(rules, Number(revision ?? 4));
    },
    'GET /api/config/editorial-rules/history': {
      events: [change(4, 'Ines changed the editorial rules'), change(3, 'Ines changed the editorial rules')],
      nextCursor: null,
    },
    'POST /api/config/save': () => revised(saved, 5),
    ...routes,
  };
  const seen = serve(all);
  const app = renderApp(path, aUser({ role: 'admin', firstName: 'Ines' }), {});
  // A dialog that the path opens hides the page behind it.
  await screen.findByRole('heading', { level: 1, name: 'Editorial Rules', hidden: true });
  await screen.findByRole('tab', { name: 'Content Rules', hidden: true });
  const savedRules = () => {
    const save = seen.findLast(({ path: asked }) => asked === '/api/config/save');
    const body = save?.body as { configType: string; content: string } | undefined;
    return (
      body && {
        ...body,
        content: JSON.parse(body.content) as typeof rules,
        ifMatch: save?.headers.get('if-match'),
      }
    );
  };
  return { ...app, seen, savedRules };
}

export async function edit(person: Awaited<ReturnType<typeof openRules>>['person'], tab = 'Content Rules') {
  await person.click(screen.getByRole('button', { name: 'Edit' }));
  await person.click(screen.getByRole('tab', { name: tab }));
}
