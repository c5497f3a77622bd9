// Loads the page's scripts when the whole page is parsed. As plain elements they would be requested while the browser
// still lays out the page, and share its time and the line.
document.addEventListener('DOMContentLoaded', () => {
  const scripts = document.getElementById('scripts');
  if (scripts instanceof HTMLTemplateElement) document.body.append(scripts.content);
});
