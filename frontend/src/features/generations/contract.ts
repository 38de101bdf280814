export { useCancelGeneration, useRetryGeneration } from './api/steer-generation';
export { type Generation, generationQuery, openGenerationsQuery } from './api/get-generation';
export { OutlineForm } from './outline/outline-form';
export { Spent, StepList } from './step-list';
export { HowItWasWritten } from './story-dialog';
export { stepNames } from './step-words';
