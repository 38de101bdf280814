import { Field, count, flag, listOf, moment, nested } from '../../platform/http/input/field.js';
import { HistoryActor } from '../history/history.dto.js';

/** A person's opening of a text for review, as that person said. */
export class PackageReview {
  @Field(count, {
    description: 'The revision of the article that was shown.',
  })
  revision: number;

  @Field(moment())
  at: string;

  @Field(nested(HistoryActor))
  by: HistoryActor;
}

export class ReviewAnswer extends PackageReview {
  @Field(flag(), { description: 'Whether the title and the text are still those that were shown.' })
  current: boolean;
}

export class ReviewsAnswer {
  @Field(listOf(ReviewAnswer), { description: 'The last hundred reviews, newest first.' })
  reviews: ReviewAnswer[];
}
