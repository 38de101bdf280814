import { Field, count, listOf, moment } from '../../platform/http/input/field.js';

export class WeekStats {
  @Field(moment(), { description: 'Monday 00:00 in the schedule’s time zone, with its offset.' })
  weekStart: string;

  @Field(count)
  generated: number;

  @Field(count, { description: 'The number of published articles whose last promotion was in that week.' })
  promoted: number;
}

export class Stats {
  @Field(count)
  total: number;

  @Field(count)
  drafts: number;

  @Field(count, { description: 'The number of articles that are promoted or published elsewhere.' })
  published: number;

  @Field(listOf(WeekStats), { description: 'The last 12 weeks, oldest first.' })
  weeks: WeekStats[];
}
