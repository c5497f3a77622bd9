// Loads the page's scripts when the whole page is parsed. Plain script elements would be requested while the browser is
// still laying out the page, and compete with it for time and bandwidth.
const template = document.getElementById('scripts');
if (template instanceof HTMLTemplateElement) {
  const { content } = template;
  // Customers wait for data that only the scripts show, so the scripts are requested immediately.
  if (document.documentElement.hasAttribute('data-signed-in'))
    document.head.append(...content.querySelectorAll('link'));
  document.addEventListener('DOMContentLoaded', () => document.body.append(content));
}
