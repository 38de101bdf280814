// Runs before the first paint, so that no page flashes in the other theme. The same rule lives in src/components/theme.ts.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system's theme holds.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = choice === 'light' || choice === 'dark' ? choice : system;
})();
