import type { Luogo } from './clienti.ts'
import type { Mestiere } from './squadra.ts'

/** A kind of job that somebody calls for: what it is, where it happens, what it costs in euro, what it takes. */
export interface Lavoro {
  readonly testo: string
  readonly luoghi: readonly Luogo[]
  /** Nothing for visits under warranty and surveys, which have no quote. */
  readonly euro?: readonly [number, number]
  /** Stock used, with its quantity. */
  readonly materiali?: readonly (readonly [string, number])[]
  readonly note?: string
}

const OVUNQUE: readonly Luogo[] = ['casa', 'condominio', 'ufficio', 'locale', 'officina']
const CASE: readonly Luogo[] = ['casa', 'condominio']
const DITTE: readonly Luogo[] = ['ufficio', 'locale', 'officina']

/** The daily work of each trade. «{piano}», «{scala}», «{acqua}» and «{punto}» are filled in according to the place. */
export const piccoli: Readonly<Record<Mestiere | 'generale', readonly Lavoro[]>> = {
  idraulica: [
    { testo: 'Perdita sotto il lavello {acqua}', luoghi: OVUNQUE, euro: [90, 180], materiali: [['Sifone lavello', 1]] },
    { testo: 'Scarico otturato {acqua}', luoghi: OVUNQUE, euro: [120, 240], note: 'Passata la sonda, scarico libero.' },
    {
      testo: 'Sostituzione miscelatore {acqua}',
      luoghi: OVUNQUE,
      euro: [150, 260],
      materiali: [
        ['Miscelatore lavello', 1],
        ['Silicone sanitario', 1],
      ],
    },
    { testo: 'Cassetta WC che perde {acqua}', luoghi: OVUNQUE, euro: [110, 190] },
    { testo: 'Scaldabagno elettrico da sostituire', luoghi: ['casa', 'ufficio', 'locale'], euro: [280, 460] },
    { testo: 'Manutenzione annuale della caldaia', luoghi: CASE, euro: [110, 160], note: 'Rilasciato il rapporto di controllo.' },
    { testo: 'Valvola di zona bloccata, {scala}', luoghi: ['condominio'], euro: [180, 320], materiali: [['Valvola a sfera 1/2"', 2]] },
    { testo: 'Infiltrazione dal bagno del {piano}, ricerca perdita', luoghi: CASE, euro: [220, 420] },
    { testo: 'Autoclave che non tiene la pressione', luoghi: ['condominio', 'officina'], euro: [260, 440] },
    { testo: 'Lavastoviglie professionale: attacchi di carico e scarico', luoghi: ['locale'], euro: [240, 420] },
    {
      testo: 'Nuovo punto acqua {acqua}',
      luoghi: DITTE,
      euro: [260, 480],
      materiali: [
        ['Tubo multistrato 20 mm', 12],
        ['Valvola a sfera 1/2"', 1],
      ],
    },
    { testo: 'Ritorno in garanzia: rubinetto che gocciola', luoghi: OVUNQUE, note: 'In garanzia, nessun addebito.' },
    { testo: 'Sfiato e bilanciamento dei radiatori, {scala}', luoghi: ['condominio', 'ufficio'], euro: [140, 280] },
  ],
  elettrica: [
    { testo: 'Salvavita che scatta {punto}', luoghi: OVUNQUE, euro: [110, 220], materiali: [['Interruttore magnetotermico 16 A', 1]] },
    {
      testo: 'Prese da aggiungere {punto}',
      luoghi: ['casa', 'ufficio', 'locale'],
      euro: [140, 280],
      materiali: [['Presa bipasso 16 A', 4]],
    },
    { testo: 'Luci delle scale che non si spengono, {scala}', luoghi: ['condominio'], euro: [120, 230] },
    { testo: 'Citofono muto al {piano}', luoghi: CASE, euro: [110, 210] },
    {
      testo: 'Plafoniere LED al posto dei neon',
      luoghi: ['condominio', ...DITTE],
      euro: [240, 480],
      materiali: [
        ['Plafoniera LED 24 W', 4],
        ['Nastro isolante', 1],
      ],
    },
    { testo: 'Automazione del cancello ferma', luoghi: ['condominio', 'officina', 'casa'], euro: [180, 340] },
    {
      testo: 'Linea dedicata per il condizionatore',
      luoghi: ['casa', 'ufficio', 'locale'],
      euro: [220, 380],
      materiali: [['Cavo FS17 2,5 mm²', 25]],
    },
    { testo: 'Antenna: segnale assente al {piano}', luoghi: CASE, euro: [130, 260] },
    { testo: 'Verifica della messa a terra', luoghi: DITTE, euro: [240, 380], note: 'Consegnato il verbale di misura.' },
    { testo: 'Insegna luminosa spenta a metà', luoghi: ['locale'], euro: [160, 320] },
    { testo: 'Presa industriale 32 A da rifare', luoghi: ['officina'], euro: [190, 340] },
    { testo: 'Lampade di emergenza da sostituire', luoghi: ['condominio', ...DITTE], euro: [160, 360] },
    { testo: 'Sopralluogo per nuovo impianto', luoghi: OVUNQUE, note: 'Preventivo da spedire entro la settimana.' },
  ],
  fabbro: [
    { testo: 'Serratura che gira a vuoto, {piano}', luoghi: CASE, euro: [120, 240], materiali: [['Cilindro europeo 60 mm', 1]] },
    { testo: 'Chiave spezzata nel cilindro', luoghi: OVUNQUE, euro: [90, 170], materiali: [['Cilindro europeo 60 mm', 1]] },
    { testo: 'Serranda che non sale', luoghi: ['locale', 'officina'], euro: [180, 360] },
    { testo: 'Chiudiporta del portone da regolare, {scala}', luoghi: ['condominio'], euro: [90, 180] },
    { testo: 'Ringhiera del balcone da saldare, {piano}', luoghi: CASE, euro: [180, 360], materiali: [['Elettrodi 2,5 mm', 0.5]] },
    { testo: 'Cancelletto che striscia', luoghi: ['casa', 'condominio', 'officina'], euro: [110, 220] },
    {
      testo: 'Inferriata da fissare al {piano}',
      luoghi: ['casa', 'condominio', 'ufficio'],
      euro: [220, 420],
      materiali: [['Tasselli 8 mm', 1]],
    },
    { testo: 'Maniglione antipanico da sostituire', luoghi: DITTE, euro: [260, 440] },
    { testo: 'Cassetta delle lettere divelta, {scala}', luoghi: ['condominio'], euro: [80, 150] },
    { testo: 'Duplicazione chiavi e cambio cilindro', luoghi: OVUNQUE, euro: [110, 210], materiali: [['Cilindro europeo 60 mm', 1]] },
    { testo: 'Scaffalatura da ancorare alla parete', luoghi: DITTE, euro: [160, 300], materiali: [['Tasselli 8 mm', 2]] },
    { testo: 'Ritorno in garanzia: porta che non chiude', luoghi: OVUNQUE, note: 'In garanzia, nessun addebito.' },
  ],
  generale: [
    { testo: 'Tapparella bloccata {punto}', luoghi: ['casa', 'ufficio', 'locale'], euro: [110, 210] },
    { testo: 'Grondaia da ripulire e rifissare', luoghi: ['casa', 'condominio', 'officina'], euro: [180, 340] },
    {
      testo: 'Piastrelle staccate {acqua}',
      luoghi: ['casa', 'locale', 'ufficio'],
      euro: [140, 280],
      materiali: [['Silicone sanitario', 2]],
    },
    { testo: 'Controllo periodico delle parti comuni, {scala}', luoghi: ['condominio'], euro: [120, 220] },
    { testo: 'Montaggio mobile e pensili', luoghi: ['casa', 'ufficio', 'locale'], euro: [130, 260], materiali: [['Tasselli 8 mm', 1]] },
    { testo: 'Parete in cartongesso da ripristinare', luoghi: DITTE, euro: [220, 420] },
  ],
}

/** The works that carry a month: their quote is that of the whole job, closed with the last visit. */
export const grandi: Readonly<Record<Mestiere, readonly Lavoro[]>> = {
  idraulica: [
    {
      testo: 'Rifacimento bagno completo: collaudo impianto idraulico',
      luoghi: ['casa', 'locale', 'ufficio'],
      note: 'Prova di tenuta a 6 bar superata.',
      materiali: [
        ['Tubo multistrato 20 mm', 40],
        ['Valvola a sfera 1/2"', 6],
      ],
    },
    {
      testo: 'Sostituzione caldaia a condensazione',
      luoghi: ['casa', 'ufficio', 'locale'],
      note: 'Consegnata la dichiarazione di conformità.',
    },
    { testo: 'Rifacimento colonna di scarico, {scala}', luoghi: ['condominio'] },
    { testo: 'Nuova linea aria compressa e acqua di processo', luoghi: ['officina'] },
    { testo: 'Rifacimento centrale termica: messa in servizio', luoghi: ['condominio', 'officina'] },
  ],
  elettrica: [
    {
      testo: 'Rifacimento impianto elettrico uffici',
      luoghi: ['ufficio', 'officina'],
      note: 'Consegnata la dichiarazione di conformità.',
      materiali: [
        ['Cavo FS17 2,5 mm²', 180],
        ['Presa bipasso 16 A', 18],
        ['Interruttore magnetotermico 16 A', 6],
      ],
    },
    {
      testo: 'Messa a norma impianto elettrico, collaudo finale',
      luoghi: ['casa', 'locale'],
      note: 'Consegnata la dichiarazione di conformità.',
    },
    { testo: 'Rifacimento luci e citofoni parti comuni, {scala}', luoghi: ['condominio'] },
    { testo: 'Quadro elettrico generale nuovo', luoghi: DITTE },
  ],
  fabbro: [
    { testo: 'Cancello carraio nuovo con automazione', luoghi: ['casa', 'condominio', 'officina'] },
    { testo: 'Porta blindata: posa e consegna', luoghi: ['casa', 'ufficio'] },
    { testo: 'Serranda motorizzata nuova', luoghi: ['locale', 'officina'] },
    { testo: 'Portone d’ingresso in ferro, {scala}', luoghi: ['condominio'], materiali: [['Serratura da infilare', 1]] },
    {
      testo: 'Scala di sicurezza esterna: posa e collaudo',
      luoghi: ['officina', 'ufficio', 'locale'],
      note: 'Allegata la relazione del progettista.',
    },
  ],
}

/** What cannot wait for Monday. */
export const urgenze: Readonly<Record<Mestiere, Lavoro>> = {
  idraulica: { testo: 'Urgenza: tubo rotto, acqua dappertutto', luoghi: OVUNQUE, euro: [220, 380], note: 'Chiamata festiva.' },
  elettrica: { testo: 'Urgenza: senza corrente da stanotte', luoghi: OVUNQUE, euro: [220, 360], note: 'Chiamata festiva.' },
  fabbro: { testo: 'Urgenza: porta bloccata, cliente chiuso fuori', luoghi: OVUNQUE, euro: [180, 300], note: 'Chiamata festiva.' },
}

/** The words that fill the holes of a text, by place. */
export const parole: Readonly<Record<Luogo, Readonly<Record<'piano' | 'scala' | 'acqua' | 'punto', readonly string[]>>>> = {
  casa: {
    piano: ['piano terra', 'primo piano', 'secondo piano'],
    scala: ['interno 2', 'interno 5'],
    acqua: ['in cucina', 'in bagno', 'in lavanderia'],
    punto: ['in cucina', 'in bagno', 'in lavanderia', 'nel garage'],
  },
  condominio: {
    piano: ['piano terra', 'primo piano', 'secondo piano', 'terzo piano', 'quarto piano'],
    scala: ['scala A', 'scala B', 'scala C'],
    acqua: ['in portineria', 'al primo piano', 'al terzo piano'],
    punto: ['nel locale contatori', 'in portineria', 'nelle cantine', 'al terzo piano'],
  },
  ufficio: {
    piano: ['piano terra', 'primo piano'],
    scala: ['piano terra', 'primo piano'],
    acqua: ['nel bagno ospiti', 'nel cucinino'],
    punto: ['nel bagno ospiti', 'in sala riunioni', 'nel ripostiglio', 'in segreteria'],
  },
  locale: {
    piano: ['piano terra', 'seminterrato'],
    scala: ['piano terra', 'seminterrato'],
    acqua: ['in cucina', 'dietro il bancone', 'nel bagno clienti'],
    punto: ['in cucina', 'dietro il bancone', 'nel bagno clienti', 'nel retro'],
  },
  officina: {
    piano: ['piano terra', 'soppalco'],
    scala: ['capannone 1', 'capannone 2'],
    acqua: ['negli spogliatoi', 'nel bagno dipendenti'],
    punto: ['in officina', 'negli spogliatoi', 'in magazzino', 'vicino al carico merci'],
  },
}
