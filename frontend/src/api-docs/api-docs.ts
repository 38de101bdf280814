import 'swagger-ui-dist/swagger-ui.css';
import viewer from 'swagger-ui-dist/swagger-ui-bundle.js?url';
import './api-docs.css';

declare global {
  /** The function that the viewer's script defines on the page. */
  var SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => unknown;
}

/** The viewer sends no requests, so nobody needs to sign in. */
const withoutSignIn = () => ({
  wrapComponents: { authorizeBtn: () => nothing, authorizeOperationBtn: () => nothing },
});
const nothing = () => null;

/** Shows the API's document for reading only: whatever the desk is asked to do is on record for ever. */
function showDocument(): void {
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#api-docs',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    filter: true,
    supportedSubmitMethods: [],
    plugins: [withoutSignIn],
    // The viewer's own validator would send the document to another host.
    validatorUrl: null,
  });
}

/** The viewer has its own colours for the theme that `theme.js` has set. */
function takeTheme(): void {
  const { classList, dataset } = document.documentElement;
  classList.toggle('dark-mode', dataset['theme'] === 'dark');
}

takeTheme();
new MutationObserver(takeTheme).observe(document.documentElement, { attributeFilter: ['data-theme'] });
const script = document.createElement('script');
script.src = viewer;
script.addEventListener('load', showDocument);
document.head.append(script);
