/** A path, and the heading that must be there before the screen is looked at; a button to press, and the heading that it brings. */
export type Screen = [
  path: string,
  heading: RegExp,
  press?: { readonly button: string; readonly brings: string },
];

/** All screens of an administrator. @param article id of one that is promoted */
export const screensOf = (article: string): Screen[] => [
  ['/', /Welcome back/],
  ['/how-it-works', /Need to Know/],
  ['/generate', /AI Editor-in-Chief/],
  ['/articles', /Articles Dashboard/],
  [`/articles?article=${article}`, /Articles Dashboard/],
  [`/articles?article=${article}&view=history`, /Articles Dashboard/],
  [`/articles?article=${article}&view=history&show=origins`, /Articles Dashboard/],
  [`/lineage?article=${article}`, /What Comes from What/],
  ['/change-password', /Change Password/],
  ['/profile', /My Profile/],
  ['/personas', /Author Personas/],
  ['/personas?persona=new', /Author Personas/],
  ['/personas?view=history', /Author Personas/],
  ['/user-management', /User Management/],
  ['/user-management?user=new', /User Management/],
  ['/user-management?view=history', /User Management/],
  ['/categories', /Content Categories/],
  ['/categories?add=true', /Content Categories/],
  ['/categories?view=history', /Content Categories/],
  ['/editorial-rules', /Editorial Rules/],
  ['/editorial-rules?view=history', /Editorial Rules/],
  ['/configuration', /Configuration Editor/],
  ['/audit', /Audit Log/],
  ['/audit', /Audit Log/, { button: 'Record', brings: 'Latest checkpoint' }],
  ['/scheduler', /Article Scheduler/],
  ['/scheduler?list=deliveries', /Article Scheduler/],
  ['/quality', /Quality/],
  ['/integrations', /Integrations/],
  ['/sources', /Research Sources/],
  ['/topic-generator', /Topic Generator/],
  [`/image-generator?article=${article}`, /Image Generator/],
  [`/social-generator?article=${article}`, /Social Generator/],
  ['/nowhere', /404 Page Not Found/],
];

/** The screens of an author that differ from an administrator's. @param article id of one of theirs, promoted */
export const screensOfAuthor = (article: string): Screen[] => [
  ['/', /Welcome back/],
  ['/generate', /AI Editor-in-Chief/],
  ['/articles', /Articles Dashboard/],
  [`/articles?article=${article}`, /Articles Dashboard/],
  ['/profile', /My Profile/],
  ['/topic-generator', /Topic Generator/],
  [`/image-generator?article=${article}`, /Image Generator/],
  [`/social-generator?article=${article}`, /Social Generator/],
  ['/audit', /Access Denied/],
];
