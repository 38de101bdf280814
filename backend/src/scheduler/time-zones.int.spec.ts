import { execFileSync } from 'node:child_process';
import { compiled } from '../platform/testing/compiled.js';

const program = `
  const { nextSlot, topicDays } = await import(process.argv[1]);
  const zone = 'America/New_York';
  const afters = ['2026-10-20', '2026-10-27', '2027-03-02', '2027-03-09'].map((day) => new Date(day + 'T00:00:00Z'));
  const jobs = ['articles', 'topics'].map((job) => ({ job, zone, runDays: topicDays }));
  console.log(JSON.stringify(jobs.map((job) => afters.map((after) => nextSlot(job, after).dueAt))));
`;

it.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
  'A15 the slots are the same on a server whose own zone is %s',
  (zone) => {
    const address = String(compiled('src/scheduler/domain/slots.js'));
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program, address], {
      env: { TZ: zone },
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([
      [
        '2026-10-26T13:00:00.000Z',
        '2026-11-02T14:00:00.000Z',
        '2027-03-08T14:00:00.000Z',
        '2027-03-15T13:00:00.000Z',
      ],
      [
        '2026-10-26T17:00:00.000Z',
        '2026-11-02T18:00:00.000Z',
        '2027-03-08T18:00:00.000Z',
        '2027-03-15T17:00:00.000Z',
      ],
    ]);
  },
);
