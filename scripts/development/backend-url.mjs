/**
 * Where the Vite server finds the API: where the backend itself says that it is found when no proxy stands before it.
 * @param {(directory: string, environment: NodeJS.ProcessEnv) => { publicUrl: string }} loadSettings of the backend
 * @param {string} directory where `.env` may lie
 * @param {NodeJS.ProcessEnv} environment
 */
export const backendUrl = (loadSettings, directory, environment) =>
  // An empty variable is unset, and comes before the one in `.env`.
  loadSettings(directory, { ...environment, PUBLIC_URL: '' }).publicUrl;
