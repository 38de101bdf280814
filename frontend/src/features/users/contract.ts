export { allUsersQuery, usersQuery } from './api/users';
export { readUsersSearch } from './users-search';
