export { userEvents, type UserEvent } from './domain/user.events.js';
export { FirstAdministrator } from './first-administrator.js';
export { UserDirectory, type UserView } from './queries/user-directory.js';
