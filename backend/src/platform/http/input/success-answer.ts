import { Field, flag } from './field.js';

export class SuccessAnswer {
  @Field(flag())
  success: boolean;
}
