/**
 * The types of events that nobody asked for: the desk records them so that names stay unique, limits hold, and work is
 * done once.
 */
const technical: ReadonlySet<string> = new Set([
  'ArticleRunClaimed',
  'ArticleRunReleased',
  'BatchArticleWritten',
  'CheckpointMade',
  'GenerationChecked',
  'GenerationCritiqued',
  'GenerationDrafted',
  'GenerationFinished',
  'GenerationOffered',
  'GenerationOutlined',
  'GenerationRequested',
  'GenerationResearched',
  'GenerationReviewed',
  'GenerationRevised',
  'ImageSigned',
  'NameClaimed',
  'NameReleased',
  'PackageSigned',
  'ScheduledRunPlanned',
  'ScheduledTaskDone',
  'WeeklyPlacesReserved',
  'WeeklyPlaceUsed',
  'WeeklyPlacesReleased',
]);

export const technicalEvents: readonly string[] = [...technical];

export const isTechnical = (type: string): boolean => technical.has(type);
