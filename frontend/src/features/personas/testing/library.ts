import { aPersona, categories, emptyDesk, theUnderwriter } from '@/testing/desk';
import { answer, revised, type SeenRequest } from '@/testing/fetch-stand-in';
import { aUser } from '@/testing/render-app';

export const ines = aUser({
  id: 'u-9',
  username: 'ines.house',
  firstName: 'Ines',
  lastName: 'House',
  role: 'admin',
  assignedPersona: null,
});

type Persona = ReturnType<typeof aPersona>;

const theAppraiser = aPersona({
  writingStyle: 'Plain and exact.',
  context: 'Never names clients.',
  tone_pillars: ['Exact', 'Calm'],
  writingAngle: 'Compared with what?',
  expertise: 'Valuations',
  revision: 4,
});

const who = (name: string) => ({ kind: 'user', id: 'u-3', name, role: 'admin' });
const subject = { kind: 'persona', id: 'p-1', title: 'The Appraiser' };

/** A server with personas. It saves a change of the present revision, and refuses any other. */
export class Library {
  personas: Persona[] = [theAppraiser, theUnderwriter];
  /** The requests to save, in order. */
  readonly saves: SeenRequest[] = [];

  /** Saves a change of the persona for Omar. */
  change(changes: Partial<Persona>): void {
    // The server also trims the context.
    const { context, ...others } = changes;
    const kept = { ...others, ...(context !== undefined && { context: context.trim() }) };
    this.personas = this.personas.map((one) =>
      one.id === 'p-1' ? { ...one, ...kept, revision: one.revision + 1 } : one,
    );
  }

  private get first(): Persona {
    return this.personas[0] ?? theAppraiser;
  }

  private readonly save = (request: SeenRequest) => {
    this.saves.push(request);
    const { headers, body } = request;
    const { revision } = this.first;
    if (headers.get('if-match') !== `"${revision}"`) {
      const current = { revision, by: { id: 'u-3', name: 'Omar House' }, at: '2026-03-02T09:31:00.000Z' };
      return answer(412, { detail: 'Omar House saved a change in the meantime.', current });
    }
    this.change(body as Partial<Persona>);
    return { success: true, persona: this.first };
  };

  readonly routes = {
    ...emptyDesk,
    'GET /api/personas': () => this.personas,
    'GET /api/categories': categories,
    'GET /api/users': revised({ users: [ines, aUser()] }, 3),
    'GET /api/personas/p-1/history': () => ({ events: this.history(), nextCursor: null }),
    'GET /api/config/personas/history': () => ({
      events: [...this.othersHistory(), ...this.history()],
      nextCursor: null,
    }),
    'PUT /api/personas/p-1': this.save,
  };

  /** Returns the history of a deleted persona, which has the same revisions as the first one's. */
  private othersHistory() {
    const event = {
      at: '2026-03-02T10:00:00.000Z',
      subject: { kind: 'persona', id: 'p-9', title: 'The Notary' },
    };
    const actor = who('Omar House');
    return [
      {
        ...event,
        revision: 4,
        type: 'PersonaDeleted',
        actor,
        summary: 'Omar House deleted the persona “The Notary”',
        changes: [],
      },
      {
        ...event,
        revision: 3,
        type: 'PersonaChanged',
        actor,
        summary: 'Omar House changed the expertise of the persona “The Notary”',
        changes: [{ field: 'expertise', from: 'Deeds', to: 'Wills' }],
      },
    ];
  }

  private history() {
    const at = '2026-03-02T09:31:00.000Z';
    const event = { at, subject, changes: [] };
    return [
      ...(this.first.revision > 4
        ? [
            {
              ...event,
              revision: 5,
              type: 'PersonaChanged',
              actor: who('Omar House'),
              summary: 'Omar House changed it',
            },
          ]
        : []),
      {
        ...event,
        revision: 4,
        type: 'PersonaChanged',
        actor: who('Mara Desk'),
        summary: 'Mara Desk changed the writing style of the persona “The Appraiser”',
        changes: [{ field: 'writingStyle', from: 'Plain and long.', to: 'Plain and exact.' }],
      },
      {
        ...event,
        revision: 3,
        type: 'PersonaChanged',
        actor: who('Omar House'),
        summary: 'Omar House renamed the persona “The Valuer” to “The Appraiser” and changed the categories',
        changes: [
          { field: 'name', from: 'The Valuer', to: 'The Appraiser' },
          { field: 'categories', from: ['market-intel', 'gone'], to: ['collectibles'] },
        ],
      },
      {
        ...event,
        revision: 0,
        type: 'PersonaCreated',
        actor: { kind: 'system', id: null, name: 'System', role: null },
        summary: 'System created the persona “The Valuer”',
        changes: [{ field: 'tonePillars', from: null, to: ['Exact', 'Calm'] }],
      },
    ];
  }
}
