// Loads the page's scripts when the whole page is parsed. As plain elements they would be requested while the browser
// still lays out the page, and share its time and the line.
const template = document.getElementById('scripts');
if (template instanceof HTMLTemplateElement) {
  const { content } = template;
  // A customer waits for data that only the scripts show, so their files are requested at once.
  if (document.documentElement.hasAttribute('data-signed-in'))
    document.head.append(...content.querySelectorAll('link'));
  document.addEventListener('DOMContentLoaded', () => document.body.append(content));
}
