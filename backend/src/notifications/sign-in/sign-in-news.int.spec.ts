import { noEmail, type UserEvent } from '../../auth/contract.js';
import { catalogs } from '../../catalogs.js';
import { readSettings } from '../../platform/config/settings.js';
import { Clock } from '../../platform/kernel/clock.js';
import { house } from '../../platform/kernel/house.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import type { OutboxAnnouncements } from '../outbox/outbox-announcements.js';
import { Outbox } from '../outbox/outbox.js';
import { SignInMail } from './sign-in-mail.js';
import { SignInNews } from './sign-in-news.js';

const nobodyLooks = { changed: () => undefined } as unknown as OutboxAnnouncements;

let record: StartedRecord;

beforeAll(async () => {
  record = await startRecord({ catalogs, ...readModels });
});
afterAll(() => record.stop());

/** The events of a new user whose account at a provider is linked at once, which causes a message. */
const joined = (userId: string, email: string): readonly UserEvent[] => [
  {
    type: 'UserAdded',
    data: {
      ...{ userId, username: userId, email, firstName: 'Wanda', lastName: 'Writer' },
      ...{ role: 'author', assignedPersona: null },
    },
  },
  { type: 'SignOnLinked', data: { userId, identityId: `i-${userId}` } },
];

it('is for those who have an address', async () => {
  await record.put('users', house, ...joined('u1', noEmail), ...joined('u2', 'wanda@example.com'));
  const { dataSource } = record;
  const settings = readSettings({});
  const outbox = new Outbox(dataSource, nobodyLooks);
  await new SignInNews(dataSource, outbox, new SignInMail(settings), new Clock(), settings).fill();
  expect(await dataSource.query<unknown>(`select digest ->> 'to' "to" from outbox`)).toEqual([
    { to: 'wanda@example.com' },
  ]);
});
