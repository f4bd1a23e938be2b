// Shows the demo's page for external URLs in the language that the reader selected in the app.
try {
  if (localStorage.getItem('gschool.language') === 'ar') {
    document.documentElement.lang = 'ar';
    document.documentElement.dir = 'rtl';
    document.title = 'خارج العرض التجريبي';
  }
} catch {
  // Without storage, the page is in English.
}
