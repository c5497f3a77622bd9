// Loads the page's scripts after the whole page is parsed. The browser would request plain script elements while it is
// still laying out the page, and they would compete for time and bandwidth.
const template = document.getElementById('scripts');
if (template instanceof HTMLTemplateElement) {
  const { content } = template;
  // Customers wait for data that only the scripts show, so the scripts are requested immediately.
  if (document.documentElement.hasAttribute('data-signed-in'))
    document.head.append(...content.querySelectorAll('link'));
  document.addEventListener('DOMContentLoaded', () => document.body.append(content));
}
