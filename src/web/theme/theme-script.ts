import { site } from '../../site.ts'
import { THEME_KEY } from './theme.ts'

/**
 * Runs in <head> before the first paint, so that nobody who chose the light theme sees a dark flash. Written for the
 * oldest browser that may meet it: a throw here would leave the page without the rest of its head.
 */
export const themeScript = `(function(d,t){try{t=localStorage.getItem(${JSON.stringify(THEME_KEY)})}catch(e){}\
t=t==="light"?t:"dark";var c=d.documentElement.classList;c.remove("dark","light");c.add(t);\
var m=d.querySelector('meta[name="theme-color"]');if(!m){m=d.createElement("meta");m.name="theme-color";d.head.appendChild(m)}\
m.content=${JSON.stringify(site.themeColor)}[t]})(document)`
