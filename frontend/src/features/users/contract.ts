export { allUsersQuery, usersQuery } from './api/users';
export { readUsersSearch } from './domain/users-search';
