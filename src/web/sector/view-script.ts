/**
 * Runs in <head> before the first paint: a link to the dashboard must not show the prerendered chat first. The panes obey
 * this mark (panes.tsx) until React has read the address and takes it away.
 */
export const viewScript = '/[?&]vista=dashboard(&|$)/.test(location.search)&&(document.documentElement.dataset.vista="dashboard")'
