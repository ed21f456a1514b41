const twoDigits = (count: number): string => String(count).padStart(2, '0')

/** 08:02, on the clock of whoever reads. The first formatter of a page takes 20 ms, and every page of a trade would wait for it. */
export function clockTime(timestamp: number): string {
  const moment = new Date(timestamp)
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}
