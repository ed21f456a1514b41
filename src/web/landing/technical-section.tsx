import { copy } from './copy.ts'
import { TechnicalChat } from './technical-chat.tsx'

const { technical } = copy

/** «Sotto il cofano» (#technical-chat). */
export function TechnicalSection() {
  return (
    <section id="technical-chat" className="scroll-mt-16 border-t border-line">
      <div className="page-width px-6 py-12 lg:py-18">
        <h2 className="font-display text-2xl lg:text-[2.6rem]">{technical.title}</h2>
        <p className="pt-3 pb-8 text-ink-soft">{technical.text}</p>
        <TechnicalChat />
      </div>
    </section>
  )
}
