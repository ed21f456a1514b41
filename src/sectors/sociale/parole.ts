/** What people say for fields of projects and of those who are helped, where that is more than a few words. */
export const parole = {
  responsabile: ['manager', 'coordinatore', 'referente', 'segue', 'coordina', 'gestisce'],
  finanziatore: ['finanzia', 'finanziano', 'bando', 'fondazione', 'ente', 'sponsor'],
  rimasto: ['rimasti', 'avanza', 'saldo', 'residuo', 'disponibile', 'restano', 'avanzano', 'fondi', 'soldi'],
  rendiconto: ['rendiconto', 'rendicontare'],
  referente: ['operatore', 'referente', 'segue'],
  prossimo: [],
} as const
