import type { Option } from '@/components/ui/controls/listbox';

/** What can happen, in the words of the house. A map: the address may ask for any kind, `constructor` too. */
const kinds = new Map(
  Object.entries({
    ArticleGenerated: 'Article generated',
    ArticleEdited: 'Article edited',
    ArticlePromoted: 'Article promoted',
    ArticleOpenedForReview: 'Article opened for review',
    ArticleReturnedToDraft: 'Article returned to draft',
    ArticleRestored: 'Article restored',
    ArticleDeleted: 'Article deleted',
    HeaderImagesGenerated: 'Header images generated',
    HeaderImagesIncomplete: 'Header images incomplete',
    CaptionsGenerated: 'Captions written',
    TopicBatchGenerated: 'Weekly ideas proposed',
    TopicIdeaGenerated: 'Idea proposed',
    TopicIdeaDeleted: 'Idea deleted',
    BatchRequested: 'Batch requested',
    BatchArticleWritten: 'Batch article finished',
    BatchArticleFailed: 'Batch article failed',
    BatchFinished: 'Batch ended',
    ScheduledRunOpened: 'Run started',
    ScheduledRunPlanned: 'Run planned',
    ScheduledTaskDone: 'Part of a run finished',
    ScheduledTaskFailed: 'Part of a run failed',
    ScheduledRunFinished: 'Run ended',
    ScheduledRunMissed: 'Run missed',
    ArticleRunClaimed: 'Run claimed',
    ArticleRunReleased: 'Run released',
    SchedulerStarted: 'Schedule started',
    ArticleJobPaused: 'Schedule paused',
    ArticleJobResumed: 'Schedule resumed',
    NotificationsSwitched: 'Notifications changed',
    WeeklyPlacesReserved: 'Weekly quota reserved',
    WeeklyPlaceUsed: 'Weekly quota used',
    WeeklyPlacesReleased: 'Weekly quota returned',
    PersonaCreated: 'Persona created',
    PersonaChanged: 'Persona changed',
    PersonaDeleted: 'Persona deleted',
    NameClaimed: 'Name claimed',
    NameReleased: 'Name released',
    UserAdded: 'User added',
    UserChanged: 'User changed',
    UserDeactivated: 'User deactivated',
    UserReactivated: 'User reactivated',
    PasswordSet: 'Password set for a user',
    PasswordChanged: 'Password changed',
    CategoryAdded: 'Category added',
    CategoryChanged: 'Category changed',
    CategoryRemoved: 'Category removed',
    CategoriesReordered: 'Categories reordered',
    EditorialRulesSet: 'Editorial rules changed',
    AccessTokenCreated: 'Access token created',
    AccessTokenRevoked: 'Access token revoked',
    WebhookAdded: 'Webhook added',
    WebhookChanged: 'Webhook changed',
    WebhookRemoved: 'Webhook removed',
    WebhookSecretRotated: 'Webhook secret rotated',
    CheckpointMade: 'Checkpoint made',
    RecordKeyIntroduced: 'Signing key introduced',
    RecordKeyChanged: 'Signing key changed',
  }),
);

/** An event's type in words; one that is not listed is cut into its words. */
export function kindInWords(type: string): string {
  const words = type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return kinds.get(type) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** All kinds to choose from. */
export const kindOptions: readonly Option[] = [...kinds].map(([value, label]) => ({ value, label }));
