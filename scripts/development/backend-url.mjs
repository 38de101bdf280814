/**
 * The address where the Vite server finds the API: the backend's own address when there is no proxy before it.
 * @param {(directory: string, environment: NodeJS.ProcessEnv) => { publicUrl: string }} loadSettings of the backend
 * @param {string} directory where `.env` may lie
 * @param {NodeJS.ProcessEnv} environment
 */
export const backendUrl = (loadSettings, directory, environment) =>
  // An empty variable counts as unset, and takes precedence over the one in `.env`.
  loadSettings(directory, { ...environment, PUBLIC_URL: '' }).publicUrl;
