import { Injectable } from '@nestjs/common';
import { DeletedIdeas } from '../../../articles/contract.js';

@Injectable()
export class DeletedTopicIdeas extends DeletedIdeas {
  include(id: string): string {
    return `exists (select from topic_idea where topic_idea.id = ${id} and topic_idea.deleted)`;
  }
}
