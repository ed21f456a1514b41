/** Nature of a product on a receipt that tells what was bought, and the shelves of the till. */
export const nature = { farmaco: 'Farmaco', otc: 'OTC', sop: 'SOP', dispositivo: 'Dispositivo medico', parafarmaco: 'Parafarmaco' } as const

/** Prescriptions that the law wants to be seen before a medicine is handed out (D.Lgs. 219/2006, articles 87 to 89). */
export const prescrizioni = {
  no: 'Senza ricetta',
  ripetibile: 'Con ricetta ripetibile',
  non_ripetibile: 'Con ricetta non ripetibile',
} as const
/** Those with which a medicine is not sold freely. */
export const CON_RICETTA = ['ripetibile', 'non_ripetibile'] as const satisfies readonly (keyof typeof prescrizioni)[]
