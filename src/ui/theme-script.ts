/**
 * The inline head script (the build adds its hash to the Content-Security-Policy): sets the theme
 * before the first paint and marks a stored session, so that nothing flashes or shifts
 * (decisions §3.22). Storage may be forbidden or corrupt; the two parts fail apart.
 */
export const themeScript =
  "(function(d,t){try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  "d.setAttribute('data-theme',t);" +
  "try{var u=JSON.parse(localStorage.getItem('user'));" +
  "if(u&&typeof u.token==='string'&&u.token)d.setAttribute('data-signed-in','')}catch(e){}" +
  '})(document.documentElement)';
