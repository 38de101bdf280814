// Runs before the first paint, so that no page flashes in the other theme, and again when the system's theme changes, on
// the pages outside the desk too. The same rule lives in src/components/layout/theme.ts.
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let choice = null;
    try {
      choice = localStorage.getItem('theme');
    } catch {
      // Storage is blocked: the system's theme holds.
    }
    const theme = system.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = choice === 'light' || choice === 'dark' ? choice : theme;
  };
  apply();
  system.addEventListener('change', apply);
})();
