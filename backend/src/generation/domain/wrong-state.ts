import { DomainError } from '../../platform/kernel/domain-error.js';

export function wrongState(how: string): DomainError {
  return new DomainError('conflict', 'generation-state', `This generation ${how}.`);
}
