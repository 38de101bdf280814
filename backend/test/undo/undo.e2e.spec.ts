import type { AuditAnswer, AuditItem } from '../../src/audit/dto/audit.dto.js';
import type { UndoAnswer } from '../../src/undo/dto/undo.dto.js';
import { TestApplication } from '../support/application.js';
import { draftPath, generate, idOfPersona, type Problem, type TestArticle } from '../support/articles.js';
import { save } from '../support/configuration.js';
import type { Answer, Visitor } from '../support/visitor.js';

let application: TestApplication;
let admin: Visitor;
let author: Visitor;

beforeAll(async () => {
  application = await TestApplication.start();
  admin = await application.admin();
  author = await application.author('The Appraiser');
});

afterAll(() => application.stop());

async function latest(type: string): Promise<AuditItem> {
  const { items } = (await admin.get<AuditAnswer>(`/api/audit?type=${type}&limit=1`)).body;
  const [item] = items;
  if (!item) throw new Error(`There is no ${type}.`);
  return item;
}

const undo = (position: number, preview = false): Promise<Answer<UndoAnswer & Problem>> =>
  admin.post('/api/audit/undo', { position, preview });

/** Undoes the latest event of a type: first as a preview, which changes nothing, then really. */
async function undoLatest(type: string): Promise<string> {
  const { position } = await latest(type);
  const shown = await undo(position, true);
  expect(shown).toMatchObject({ status: 200, body: { possible: true, reason: null } });
  expect(shown.body.commands).toHaveLength(1);
  expect((await latest(type)).position).toBe(position);
  const done = await undo(position);
  expect(done).toMatchObject({ status: 200, body: { success: true } });
  expect(done.body.events?.some(({ summary }) => summary.endsWith(`, undoing entry ${position}`))).toBe(true);
  return shown.body.commands?.[0] ?? '';
}

async function expectImpossible(position: number, reason: string): Promise<void> {
  expect((await undo(position, true)).body).toEqual({ commands: [], possible: false, reason });
  expect(await undo(position)).toMatchObject({ status: 409, body: { detail: reason } });
}

const articleOf = async (id: string): Promise<TestArticle | undefined> =>
  (await admin.get<{ article?: TestArticle }>(draftPath(id))).body.article;

it('takes back every change of an article, the last first', async () => {
  const { id, title } = await generate(admin, { personaId: await idOfPersona(admin, 'The Underwriter') });
  const generated = await latest('ArticleGenerated');
  await admin.patch(draftPath(id), { title: 'Another' });
  await expectImpossible(
    generated.position,
    'The article has been changed since. Undo the later change first.',
  );
  expect(await undoLatest('ArticleEdited')).toBe('Restore “Another” to the title and text of revision 0.');
  expect((await articleOf(id))?.title).toBe(title);
  const history = await admin.get<{ events: { summary: string }[] }>(`${draftPath(id)}/history`);
  expect(history.body.events[0]?.summary).toMatch(/, undoing entry \d+ of the audit log$/);
  await undoLatest('ArticleRestored');
  expect((await articleOf(id))?.title).toBe('Another');

  await admin.patch(draftPath(id), { status: 'promoted' });
  await undoLatest('ArticlePromoted');
  expect((await articleOf(id))?.status).toBe('draft');
  await undoLatest('ArticleReturnedToDraft');
  expect((await articleOf(id))?.status).toBe('promoted');

  await admin.delete(draftPath(id));
  await undoLatest('ArticleDeleted');
  expect(await articleOf(id)).toMatchObject({ title: 'Another', status: 'draft' });
  await undoLatest('ArticleRestored');
  expect(await articleOf(id)).toBeUndefined();
});

it('takes back that a finding was dismissed, and that it was reopened', async () => {
  const { id, content } = await generate(admin, { personaId: await idOfPersona(admin, 'The Underwriter') });
  const dismissed = async () =>
    (await admin.get<{ dismissals: unknown[] }>(`${draftPath(id)}/findings/dismissed`)).body.dismissals
      .length;
  const finding = { rule: 'figures-have-source', quote: content.slice(0, 40) };
  await admin.post(`${draftPath(id)}/findings/dismiss`, finding);
  expect(await dismissed()).toBe(1);
  expect(await undoLatest('FindingDismissed')).toMatch(
    /^Reopen the finding in “.*”, so that it is shown again.$/,
  );
  expect(await dismissed()).toBe(0);
  await undoLatest('FindingDismissalWithdrawn');
  expect(await dismissed()).toBe(1);
});

it('takes back what was saved and deleted of personas', async () => {
  const created = await admin.post<{ persona: { id: string } }>('/api/personas', {
    name: 'The Passing',
    aboutMe: 'I pass.',
    categories: ['collectibles'],
  });
  const { id } = created.body.persona;
  const persona = async () =>
    (await admin.get<{ id: string; name: string; aboutMe: string }[]>('/api/personas')).body.find(
      (one) => one.id === id,
    );
  const before = await persona();
  await admin.put(`/api/personas/${id}`, { name: 'The Renamed' });
  await undoLatest('PersonaChanged');
  expect(await persona()).toMatchObject({ name: 'The Passing' });
  expect((await admin.delete(`/api/personas/${id}`)).status).toBe(200);
  expect(await persona()).toBeUndefined();
  expect(await undoLatest('PersonaDeleted')).toBe(
    'Bring the persona “The Passing” back, with those of its categories that are still there.',
  );
  expect(await persona()).toMatchObject({ name: before?.name, aboutMe: before?.aboutMe });
  await undoLatest('PersonaCreated');
  expect(await persona()).toBeUndefined();
});

it('brings no name of a persona back that another has now', async () => {
  const create = async (name: string): Promise<string> =>
    (await admin.post<{ persona: { id: string } }>('/api/personas', { name, aboutMe: 'I am.' })).body.persona
      .id;
  const first = await create('The Former');
  await admin.put(`/api/personas/${first}`, { name: 'The Latter' });
  const renamed = await latest('PersonaChanged');
  const second = await create('The Former');
  await expectImpossible(renamed.position, 'A persona named “The Former” already exists.');
  await admin.delete(`/api/personas/${first}`);
  const deleted = await latest('PersonaDeleted');
  await admin.put(`/api/personas/${second}`, { name: 'the latter' });
  await expectImpossible(deleted.position, 'A persona named “The Latter” already exists.');
});

it('assigns no persona that was deleted since', async () => {
  const added = await admin.post<{ persona: { id: string } }>('/api/personas', {
    name: 'The Assigned',
    aboutMe: 'I am.',
  });
  const { id: persona } = added.body.persona;
  const [user] = (await admin.get<{ users: { id: string; role: string }[] }>('/api/users')).body.users.filter(
    ({ role }) => role === 'author',
  );
  await admin.put(`/api/users/${user?.id}`, { assignedPersona: persona });
  await admin.put(`/api/users/${user?.id}`, { assignedPersona: null });
  const { position } = await latest('UserChanged');
  await admin.delete(`/api/personas/${persona}`);
  await expectImpossible(position, 'The persona has been deleted since.');
});

it('takes back what was saved of the rules and the categories', async () => {
  const { body: rules } = await admin.get('/api/config/editorial-rules');
  await save(admin, 'editorial-rules', { ...rules, do: ['Name the year.'] });
  await undoLatest('EditorialRulesSet');
  expect((await admin.get('/api/config/editorial-rules')).body).toEqual(rules);

  const categories = async () =>
    (await admin.get<{ id: string; name: string; description: string; color: string }[]>('/api/categories'))
      .body;
  const before = await categories();
  const [first, ...others] = before;
  await save(admin, 'categories', others);
  expect(await undoLatest('CategoryRemoved')).toContain(`“${first?.name}”`);
  expect(await categories()).toEqual(before);
  await save(admin, 'categories', [{ ...first, name: 'Renamed' }, ...others]);
  await undoLatest('CategoryChanged');
  expect(await categories()).toEqual(before);
  await save(admin, 'categories', [...others, first]);
  await undoLatest('CategoriesReordered');
  expect(await categories()).toEqual(before);
  await save(admin, 'categories', [...before, { name: 'New', description: 'x', color: '#123456' }]);
  await undoLatest('CategoryAdded');
  expect(await categories()).toEqual(before);
});

it('makes no list of categories that could not be saved', async () => {
  const { body: before } =
    await admin.get<{ name: string; description: string; color: string }[]>('/api/categories');
  const [first, ...others] = before;
  const made = (name: string) => ({ name, description: 'x', color: '#123456' });
  await save(admin, 'categories', [{ ...first, name: 'Renamed' }, ...others]);
  const { position: renamed } = await latest('CategoryChanged');
  await save(admin, 'categories', [{ ...first, name: 'Renamed' }, ...others, made(first?.name ?? '')]);
  await expectImpossible(renamed, `“${first?.name}” is already in the list.`);

  const many = Array.from({ length: 200 - others.length }, (_, index) => made(`Many ${index}`));
  await save(admin, 'categories', others);
  const { position: removed } = await latest('CategoryRemoved');
  await save(admin, 'categories', [...others, ...many]);
  await expectImpossible(removed, 'At most 200 categories.');
  await save(admin, 'categories', before);
});

it('takes back what was saved of users, but never a password', async () => {
  const added = await admin.post<{ user: { id: string } }>('/api/users', {
    username: 'passing',
    email: 'passing@desk.example',
    firstName: 'Pat',
    lastName: 'Passing',
    password: 'correct horse battery',
  });
  expect(added.status).toBe(201);
  await expectImpossible(
    (await latest('PasswordSet')).position,
    'Passwords can’t be undone: no password is kept. Reset it instead.',
  );
  const { id } = added.body.user;
  const user = async () =>
    (
      await admin.get<{ users: { id: string; firstName: string; isActive: boolean }[] }>('/api/config/users')
    ).body.users.find((one) => one.id === id);
  await admin.put(`/api/users/${id}`, { firstName: 'Patricia' });
  await undoLatest('UserChanged');
  expect(await user()).toMatchObject({ firstName: 'Pat', isActive: true });
  await undoLatest('UserAdded');
  expect(await user()).toMatchObject({ isActive: false });
  await undoLatest('UserDeactivated');
  expect(await user()).toMatchObject({ isActive: true });
  await undoLatest('UserReactivated');
  expect(await user()).toMatchObject({ isActive: false });
});

it('takes back a pause of the article job', async () => {
  const isEnabled = async () => (await admin.get('/api/scheduler/status')).body['enabled'];
  expect((await admin.post('/api/scheduler/toggle', { enabled: true })).status).toBe(200);
  expect((await admin.post('/api/scheduler/toggle', { enabled: false })).status).toBe(200);
  await undoLatest('ArticleJobPaused');
  expect(await isEnabled()).toBe(true);
  await admin.patch('/api/scheduler/config', { notifications: { slack: false } });
  expect(await undoLatest('NotificationsSwitched')).toBe('Switch Slack notifications on.');
});

it('is refused to authors, for entries that there are not, and once it was done', async () => {
  const { position } = await latest('ArticleJobPaused');
  expect((await author.post('/api/audit/undo', { position, preview: true })).status).toBe(403);
  expect((await undo(2 ** 50)).status).toBe(404);
  expect((await admin.post('/api/audit/undo', { position })).status).toBe(400);
  await expectImpossible(position, 'The article job has been changed since. Undo the later change first.');
  const { body: rules } = await admin.get('/api/config/editorial-rules');
  await save(admin, 'editorial-rules', { ...rules, do: ['Name the day.'] });
  const { position: saved } = await latest('EditorialRulesSet');
  await save(admin, 'editorial-rules', rules);
  await expectImpossible(saved, 'The editorial rules have been changed since. Undo the later change first.');
  const { position: claimed } = await latest('NameClaimed');
  await expectImpossible(claimed, 'This can’t be undone.');
});
