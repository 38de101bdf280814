export { AdministratorPassword } from './administrator-password.js';
export { SaveUsers } from './commands/save-users.handler.js';
export { userEvents } from './domain/user.events.js';
export { FirstAdministrator, type FirstSignIn } from './first-administrator.js';
export { Credentials } from './passwords/credentials.js';
