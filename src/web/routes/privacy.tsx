import sheet from '../styles/reading.css?url'
import { company, contactEmbed, site } from '../../site.ts'
import { Footer } from '../landing/footer.tsx'
import { TopBar } from '../landing/top-bar.tsx'
import { pageMeta } from '../meta.ts'
import { TextLink } from '../ui/link.tsx'

export const links = () => [{ rel: 'stylesheet', href: sheet }]

export const meta = () =>
  pageMeta({
    title: `Informativa sulla privacy · ${site.name}`,
    description: 'Quali dati tratta il sito, dove restano e per quanto.',
    path: '/privacy',
  })

/** What the site really does; every sentence is true of this version. */
const sections = [
  {
    title: 'Dati trattati',
    text: 'Le pagine aperte lavorano su dati di esempio: quello che scrivi nella chat, nei moduli o detti a voce resta nella pagina e sparisce quando la ricarichi. Le foto che alleghi vengono ridotte sul tuo dispositivo, senza la posizione in cui sono state scattate, e non vengono inviate.',
  },
  {
    title: 'Che cosa resta nel browser',
    text: 'Una sola preferenza, il tema chiaro o scuro, nella memoria locale del browser. Le pagine aperte non usano cookie; se accedi con un account ce n’è uno tecnico, che tiene aperta la tua sessione. Nessuno strumento di misura delle visite.',
  },
  {
    title: 'Voce',
    text: 'La conversazione vocale di esempio non usa il microfono. Se accendi «Microfono reale», il riconoscimento è quello del tuo browser: quando non avviene sul dispositivo te lo diciamo prima e procediamo solo dopo il tuo sì.',
  },
  {
    title: 'Finalità e base giuridica',
    text: 'Il server riceve le richieste delle pagine per poterle mostrare (articolo 6, paragrafo 1, lettera f, del Regolamento UE 2016/679).',
  },
  {
    title: 'Tempi di conservazione',
    text: 'I dati delle pagine di esempio durano quanto la pagina aperta. La preferenza del tema resta finché non la cancelli dal browser. I messaggi del modulo dei contatti si cancellano da soli dopo dodici mesi.',
  },
  {
    title: 'Account',
    text: 'Se apri un account, il server tiene il tuo indirizzo e-mail, il nome, la chiave pubblica della tua passkey o una traccia della password da cui non si risale, e di ogni accesso il momento, la rete e il browser. Servono a farti entrare e a riconoscere chi entra al posto tuo (articolo 6, paragrafo 1, lettera b); restano finché resta l’account.',
  },
  {
    title: 'Modulo dei contatti',
    text: 'Se ci scrivi, usiamo quello che hai scritto solo per risponderti, sulla base del consenso che dai nel modulo (articolo 6, paragrafo 1, lettera a). Dove il server lo accoglie il messaggio arriva a noi; altrimenti il modulo lo dice prima, e il testo si apre nel tuo programma di posta o si copia, e parte da lì quando lo invii tu. Lo conserviamo finché serve a risponderti e al più per dodici mesi, e lo cancelliamo prima se ce lo chiedi.',
  },
  {
    title: 'Servizi di terze parti',
    text:
      contactEmbed.formId === ''
        ? 'Questa versione non carica nulla da altri siti.'
        : `Il modulo dei contatti è di ${contactEmbed.provider}: quando ti avvicini alla sezione il browser lo carica da ${contactEmbed.origin}, che riceve il tuo indirizzo di rete, i parametri dell’indirizzo della pagina e quello che scrivi nel modulo. Nient’altro viene da altri siti.`,
  },
  {
    title: 'Diritti dell’interessato',
    text: 'Puoi chiedere accesso, rettifica, cancellazione, limitazione e portabilità dei tuoi dati, opporti al trattamento e presentare reclamo al Garante per la protezione dei dati personali.',
  },
] as const

export default function Privacy() {
  return (
    <>
      <TopBar />
      <main id="contenuto" tabIndex={-1} data-start="intent" className="mx-auto max-w-[720px] px-6 py-16">
        <h1 className="font-display text-3xl">Informativa sulla privacy</h1>
        <h2 className="pt-10 pb-2 font-display text-xl">Titolare del trattamento</h2>
        <p className="text-ink-soft">
          {company.legalName}, {company.street}, {company.city}. {company.notice}
        </p>
        {sections.map(({ title, text }) => (
          <section key={title}>
            <h2 className="pt-8 pb-2 font-display text-xl">{title}</h2>
            <p className="text-ink-soft">{text}</p>
          </section>
        ))}
        <h2 className="pt-8 pb-2 font-display text-xl">Contatti</h2>
        <p className="text-ink-soft">
          Scrivi a{' '}
          <TextLink href={`mailto:${company.privacyEmail}`} className="underline">
            {company.privacyEmail}
          </TextLink>
          .
        </p>
      </main>
      <Footer />
    </>
  )
}
