import { Field, whole } from '../../platform/http/input/field.js';

export class RestoreBody {
  @Field(whole({ min: 0, max: 2_147_483_647 }), {
    description: 'The revision whose title and text become current again.',
  })
  revision: number;
}
