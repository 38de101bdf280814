import { QueryField, whole } from '../../platform/http/input/field.js';

export class RuleReportQuery {
  @QueryField(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'The revision of the article; defaults to the present one.',
  })
  revision?: number;

  @QueryField(whole({ min: 0, max: 2_147_483_647 }), {
    optional: true,
    description: 'The revision of the editorial rules; defaults to the one in force.',
  })
  rules?: number;
}
