import { themeColors } from './theme-colors.ts';

/**
 * The inline head script (the build adds its hash to the Content-Security-Policy): sets the theme, also of the browser's
 * own bar, before the first paint and marks a stored session, so that nothing flashes or shifts. Storage may be
 * forbidden or corrupt; the two parts fail apart.
 */
export const themeScript =
  "(function(d,t){try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';" +
  "d.setAttribute('data-theme',t);" +
  `var m=document.querySelector('meta[name="theme-color"]');if(m&&t==='light')m.content='${themeColors.light}';` +
  "try{var u=JSON.parse(localStorage.getItem('user'));" +
  "if(u&&typeof u.token==='string'&&u.token)d.setAttribute('data-signed-in','')}catch(e){}" +
  '})(document.documentElement)';
