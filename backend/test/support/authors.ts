import { Visitor } from './visitor.js';

interface Persona {
  readonly id: string;
  readonly name: string;
}

export type Author = Visitor & { readonly persona: Persona | undefined };

/** A new author with the named persona (without one if undefined), signed in, who has already chosen a password. */
export async function addAuthor(
  admin: Visitor,
  username: string,
  password: string,
  personaName?: string,
): Promise<Author> {
  const personas = (await admin.get<Persona[]>('/api/personas')).body;
  const persona = personas.find(({ name }) => name === personaName);
  if (personaName && !persona) throw new Error(`There is no persona ${personaName}.`);
  const created = await admin.post('/api/users', {
    username,
    email: `${username}@example.com`,
    firstName: 'Author',
    lastName: username.replace(/\D+/g, '') || '1',
    role: 'author',
    assignedPersona: persona?.id ?? null,
    password: 'given by another',
  });
  if (created.status !== 201) throw new Error(`No author: ${JSON.stringify(created.body)}`);
  const author = await new Visitor(admin.origin).signIn(username, 'given by another');
  await author.post('/api/auth/change-password', {
    currentPassword: 'given by another',
    newPassword: password,
  });
  return Object.assign(author, { persona });
}
