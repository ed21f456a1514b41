/** Days of the week that one line of opening hours stands for (0 is Monday). `festivi` are the national holidays and the patron's day. */
export const WEEKDAYS_OF = {
  lun_ven: [0, 1, 2, 3, 4],
  lun_sab: [0, 1, 2, 3, 4, 5],
  tutti: [0, 1, 2, 3, 4, 5, 6],
  lunedi: [0],
  martedi: [1],
  mercoledi: [2],
  giovedi: [3],
  venerdi: [4],
  sabato: [5],
  domenica: [6],
  festivi: [],
} as const satisfies Readonly<Record<string, readonly number[]>>

export type OpeningDays = keyof typeof WEEKDAYS_OF
