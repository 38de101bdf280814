import { Visitor } from '../visitor.js';
import { ifMatch, step, type Chance, type Command, type Step } from './step.js';

interface User {
  readonly id: string;
  readonly username: string;
  isActive: boolean;
}

interface OneUser {
  readonly user: User;
}

const names = ['nora', 'otto', 'pia', 'quentin'];

/** A model of what the directory of users must be like after each command. */
export class ModelledUsers {
  private readonly users: User[] = [];

  /** @param revision the revision of the directory before the first command */
  constructor(
    private readonly chance: Chance,
    private revision: number,
  ) {}

  readonly commands: readonly Command[] = [
    (at) => this.add(at),
    (at) => this.deactivate(at),
    (at) => this.move(at),
    (at, other) => this.resetPassword(at, other),
  ];

  private async add(at: Visitor): Promise<Step> {
    const username = this.chance.one(names);
    const taken = this.users.some((user) => user.username === username);
    const person = { email: `${username}@example.com`, firstName: 'A', lastName: 'Person', role: 'author' };
    const password = 'given by another';
    const answer = await at.post<OneUser>('/api/users', { username, ...person, password });
    if (answer.status === 201) {
      this.users.push({ id: answer.body.user.id, username, isActive: true });
      this.revision += 2;
    }
    return step(`add ${username}`, answer, { status: taken ? 409 : 201 });
  }

  private async deactivate(at: Visitor): Promise<Step> {
    if (this.users.length === 0) return this.add(at);
    const user = this.chance.one(this.users);
    const precondition = this.chance.precondition();
    const headers = ifMatch(precondition, this.revision);
    const answer = await at.send('DELETE', `/api/users/${user.id}`, { headers });
    const told = `deactivate ${user.username}, if-match ${precondition}`;
    if (precondition === 'stale') return step(told, answer, { status: 412 });
    this.become(user, false);
    return step(told, answer, { status: 200 });
  }

  private async move(at: Visitor): Promise<Step> {
    if (this.users.length === 0) return this.add(at);
    const user = this.chance.one(this.users);
    const isActive = this.chance.one([true, false]);
    const precondition = this.chance.precondition();
    const headers = ifMatch(precondition, this.revision);
    const answer = await at.send<OneUser>('PUT', `/api/users/${user.id}`, { body: { isActive }, headers });
    const told = `${isActive ? 'in' : 'out'} with ${user.username}, if-match ${precondition}`;
    if (precondition === 'stale') return step(told, answer, { status: 412 });
    this.become(user, isActive);
    return step(told, answer, { status: 200, seen: { isActive } }, (body) => ({
      isActive: body.user.isActive,
    }));
  }

  /** Resets a password, and lets the user change it at the other replica. */
  private async resetPassword(at: Visitor, other: Visitor): Promise<Step> {
    const user = this.users.find(({ isActive }) => isActive);
    if (!user) return this.add(at);
    const reset = await at.post<{ temporaryPassword: string }>(`/api/users/${user.id}/reset-password`);
    const { temporaryPassword } = reset.body;
    const visitor = new Visitor(other.origin);
    const signedIn = await visitor.post('/api/auth/login', {
      username: user.username,
      password: temporaryPassword,
    });
    const changed = await visitor.post('/api/auth/change-password', {
      currentPassword: temporaryPassword,
      newPassword: 'correct horse battery',
    });
    this.revision += 2;
    return {
      told: `reset the password of ${user.username}, sign in, change it`,
      got: [reset.status, signedIn.status, changed.status],
      expected: [200, 200, 200],
    };
  }

  private become(user: User, isActive: boolean): void {
    if (user.isActive === isActive) return;
    user.isActive = isActive;
    this.revision += 1;
  }
}
