export { useCancelGeneration, useRetryGeneration } from './api/steer-generation';
export { type Generation, generationQuery, openGenerationsQuery } from './api/get-generation';
export { OutlineForm } from './outline/outline-form';
export { HowItWasWritten } from './story-dialog';
export { Spent, StepList, stepNames, stepsUnderWay } from './step-list';
export { Ahead } from './ahead';
