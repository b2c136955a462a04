interface LiveRegionProps {
  /** What a screen reader says next; a new text is spoken, the same text is not. */
  text: string;
  /** Interrupts what is being read; only for what cannot wait. */
  urgent?: boolean;
}

/** Spoken to screen readers, unseen. It must stay on the page while it is silent. */
export function LiveRegion({ text, urgent = false }: LiveRegionProps) {
  return (
    <div
      className="visually-hidden"
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
    >
      {text}
    </div>
  );
}
