// Before the first paint: the theme and size the player chose, so that nothing flashes or jumps.
try {
  var chosen = JSON.parse(localStorage.getItem('hotseat-settings') || '{}');
  var wish = chosen.theme === 'light' || chosen.theme === 'dark' ? chosen.theme : matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme = wish;
} catch (problem) {
  console.warn('Settings could not be read:', problem);
}
